// A game's drawing from the home page, for other pages.

import type { GameId } from '../../../contract/game.ts';
import { characters } from '../../art/characters.ts';
import gems from '../../art/gems.svg?drawing';
import scenery from '../../art/scenery.svg?drawing';
import tools from '../../art/tools.svg?drawing';
import { Symbols } from '../../ui/drawing.tsx';
import pieces from './pieces.svg?drawing';
import { DiamantScene } from './scene-diamant.tsx';
import { MineScene } from './scene-mine.tsx';
import { OcelotScene } from './scene-ocelot.tsx';

export const SCENES = { ocelot: OcelotScene, diamant: DiamantScene, 'out-of-mine': MineScene } as const;

/** The symbols of these drawings, once on a page. */
export const SceneSymbols = () => <Symbols of={scenery + gems + tools + characters + pieces} />;

export function GameScene({ game }: { readonly game: GameId }) {
  const Scene = SCENES[game];
  return (
    <div class="game-scene" aria-hidden="true">
      <SceneSymbols />
      <Scene />
    </div>
  );
}
