// A game's drawing from the home page, for other pages that speak of it.

import type { GameId } from '../../../contract/game.ts';
import { CharacterSymbols } from '../../art/characters.tsx';
import { GemSymbols } from '../../art/gems.tsx';
import { ScenerySymbols } from '../../art/scenery.tsx';
import { ToolSymbols } from '../../art/tools.tsx';
import { HomeSymbols } from './pieces.tsx';
import { DiamantScene } from './scene-diamant.tsx';
import { MineScene } from './scene-mine.tsx';
import { OcelotScene } from './scene-ocelot.tsx';

export const SCENES = { ocelot: OcelotScene, diamant: DiamantScene, 'out-of-mine': MineScene } as const;

/** What the drawings are made of, once on a page. */
export const SceneSymbols = () => (
  <>
    <ScenerySymbols />
    <GemSymbols />
    <ToolSymbols />
    <CharacterSymbols />
    <HomeSymbols />
  </>
);

export function GameScene({ game }: { readonly game: GameId }) {
  const Scene = SCENES[game];
  return (
    <div class="game-scene" aria-hidden="true">
      <SceneSymbols />
      <Scene />
    </div>
  );
}
