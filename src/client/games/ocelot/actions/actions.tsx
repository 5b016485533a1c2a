// The action bar: tools by tile and face, the companion, and the main button.

import { FACES, levelOf, TILES, type Tile, type Tool } from '../../../../games/ocelot/index.ts';
import { playSound } from '../../../kit/sound.ts';
import { settings } from '../../../settings.ts';
import { Medallion, Picture } from '../art/symbols.tsx';
import { companionOf, mySeat, type Parts, playerAt } from '../parts.ts';
import { canMoveCompanion, chosenNow, spotNow } from '../selection.ts';
import { Collect } from './collect.tsx';
import { isToolWanted, isWantedCompanion } from './lesson-target.ts';
import { MainButton } from './main-button.tsx';
import { preview } from './preview.ts';

export function Actions(parts: Parts) {
  const { table, words } = parts;
  const seat = mySeat(table);
  if (seat === undefined || table.view.step === 'over') return undefined;
  if (table.myTurn && table.view.step === 'collect') return <Collect {...parts} />;
  return (
    <div class="oc-bar">
      <fieldset class="hand" aria-label={words.bar.tools}>
        {TILES.map((tile) => (
          <TileCard key={tile} tile={tile} parts={parts} />
        ))}
        <CompanionCard parts={parts} />
      </fieldset>
      <MainButton {...parts} />
    </div>
  );
}

interface CardProps {
  readonly parts: Parts;
}

function TileCard({ tile, parts }: CardProps & { readonly tile: Tile }) {
  const { table, selection } = parts;
  const seat = mySeat(table) ?? 0;
  const left = playerAt(table, seat).tiles[tile];
  const chosen = chosenNow(table, selection);
  return (
    <div class="tile" data-chosen={chosen?.type === 'tool' && chosen.tile === tile} data-empty={left === 0}>
      <span class="tile-left" aria-hidden="true">
        <b>{tile}</b> ×{left}
      </span>
      {FACES[tile].map((tool) => (
        <FaceButton key={tool} tile={tile} tool={tool} left={left} parts={parts} />
      ))}
    </div>
  );
}

interface FaceProps extends CardProps {
  readonly tile: Tile;
  readonly tool: Tool;
  readonly left: number;
}

function FaceButton({ tile, tool, left, parts }: FaceProps) {
  const { table, selection, words } = parts;
  const chosen = chosenNow(table, selection);
  const isChosen = chosen?.type === 'tool' && chosen.tile === tile && chosen.tool === tool;
  const brings = bringsHere(parts, tile, tool);
  const label = words.bar.face(tile, tool, left);
  return (
    <button
      type="button"
      class="face"
      data-face={`${tile}-${tool}`}
      data-wanted={isToolWanted(parts, tile, tool)}
      aria-pressed={isChosen}
      disabled={left === 0}
      aria-label={brings === undefined ? label : `${label}, ${words.bar.brings(brings.points, brings.amethysts)}`}
      onClick={() => {
        playSound('pick');
        selection.chosen.value = isChosen ? undefined : { type: 'tool', tile, tool };
      }}
    >
      <Medallion tool={tool} />
      {brings !== undefined && (
        <span class="brings" aria-hidden="true">
          {brings.points > 0 && `+${brings.points}`}
          {brings.amethysts > 0 && <Picture of="amethyst" />}
        </span>
      )}
    </button>
  );
}

/** What each tool would bring at a place that was tapped before a tool was chosen. */
function bringsHere({ table, selection }: Parts, tile: Tile, tool: Tool) {
  const spot = spotNow(table, selection);
  if (!settings.value.odds || !table.myTurn || spot?.type !== 'space') return undefined;
  const haul = preview(table, { type: 'place', tile, tool, space: spot.space })?.haul;
  return haul === undefined || haul.cells.length === 0 ? undefined : haul;
}

function CompanionCard({ parts }: CardProps) {
  const { table, selection, words } = parts;
  const seat = mySeat(table) ?? 0;
  const companion = companionOf(seat);
  const cell = playerAt(table, seat).companion;
  const isOpen = table.myTurn && canMoveCompanion(table);
  const isChosen = chosenNow(table, selection)?.type === 'companion';
  const { companion: say } = words.bar;
  const level = cell === undefined ? undefined : levelOf(cell);
  const note =
    level === undefined
      ? isOpen
        ? say.enter
        : say.hand
      : isOpen
        ? say.go
        : level === 3
          ? say.stays(3)
          : say.stays(level);
  return (
    <button
      type="button"
      class="friend"
      data-of={companion}
      data-wanted={isWantedCompanion(parts)}
      aria-pressed={isChosen}
      disabled={!isOpen}
      aria-label={`${words.names.companions[companion]}, ${note}`}
      onClick={() => {
        playSound('pick');
        selection.pinned.value = undefined;
        selection.chosen.value = isChosen ? undefined : { type: 'companion' };
      }}
    >
      <Picture of={companion} />
      <span>
        {words.names.companions[companion]}
        <small>{note}</small>
      </span>
    </button>
  );
}
