// A player's card: tiles in hand, the companion, the gems collected, and the amethysts, open or closed.

import type { Seat } from '../../../../contract/game.ts';
import { AMETHYST_TABLE, BAGS, FACES, levelOf, TILES, TOKENS, type Token } from '../../../../games/ocelot/index.ts';
import { CHARACTER_BOX, ocelot, penguin } from '../../../art/characters.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import type { SeatNote } from '../../board.ts';
import { AmethystMark, GEM_SYMBOLS, Medallion, Picture, PRINTS } from '../art/symbols.tsx';
import { companionOf, mySeat, playerAt, type SeatParts } from '../parts.ts';

export const Face = ({ seat }: { readonly seat: Seat }) => (
  <Drawing viewBox={CHARACTER_BOX} of={seat === 0 ? ocelot : penguin} />
);

/** Geodes leave the game; what they held is shown instead. */
const SHOWN: readonly Token[] = TOKENS.filter((token) => token !== 'geode');

export function SeatDetails(props: SeatParts) {
  const { table, words, seat } = props;
  const player = playerAt(table, seat);
  const companion = companionOf(seat);
  return (
    <div class="holds">
      <ul class="holds-hand">
        {TILES.map((tile) => {
          const [front, back] = FACES[tile];
          const left = player.tiles[tile];
          return (
            <li key={tile} data-tray={`${seat}-${tile}`} data-none={left === 0}>
              <Medallion tool={front} behind={back} />
              <span class="unseen">{words.seat.tiles(tile, FACES[tile], left)}</span>
              <b aria-hidden="true">{left}</b>
            </li>
          );
        })}
        <li class="holds-friend" data-tray={`${seat}-companion`} data-out={player.companion !== undefined}>
          <Picture of={companion} />
          <span class="unseen">
            {player.companion === undefined
              ? words.seat.companionInHand(companion)
              : words.seat.companionAt(companion, levelOf(player.companion))}
          </span>
          {player.companion !== undefined && (
            <i data-level={levelOf(player.companion)} aria-hidden="true">
              {levelOf(player.companion)}
            </i>
          )}
        </li>
      </ul>
      <ul class="holds-gems">
        {SHOWN.map((token) => (
          <li key={token} data-tray={`${seat}-${token}`} data-count={Math.min(player.collected[token], 2)}>
            <Picture of={GEM_SYMBOLS[token]} />
            <span class="unseen">{words.seat.has(words.names.tokens[token], player.collected[token])}</span>
            <b aria-hidden="true">{player.collected[token]}</b>
          </li>
        ))}
      </ul>
      <Amethysts {...props} />
    </div>
  );
}

function Amethysts({ table, words, seat }: SeatParts) {
  const { drawn, amethysts, breakdown } = playerAt(table, seat);
  const closed = BAGS.flatMap((bag) => Array.from({ length: amethysts ? 0 : drawn[bag] }, (_, n) => ({ bag, n })));
  return (
    <ul class="holds-amethysts" data-tray={`${seat}-amethysts`}>
      {closed.map(({ bag, n }) => (
        <li key={`${bag}${n}`}>
          <AmethystMark bag={bag} label={words.seat.closed(words.names.bags[bag])} />
        </li>
      ))}
      {amethysts &&
        breakdown.amethysts.map(({ amethyst, points }, n) => {
          const { bag } = AMETHYST_TABLE[amethyst];
          const label = words.seat.open(words.names.bags[bag], words.amethysts[amethyst], points);
          return (
            // Amethysts of a kind are alike, so their order is all that tells them apart.
            <li key={`${amethyst}${n}`}>
              <AmethystMark bag={bag} print={PRINTS[amethyst]} label={label} />
            </li>
          );
        })}
    </ul>
  );
}

export function seatNote({ table, words, seat }: SeatParts): SeatNote {
  const { breakdown, drawn, amethysts } = playerAt(table, seat);
  const hidden = amethysts === undefined && BAGS.some((bag) => drawn[bag] > 0);
  const isActing = table.toAct.includes(seat);
  const note = isActing ? (seat === mySeat(table) ? words.seat.yourTurn : words.seat.thinking) : words.seat.waiting;
  return {
    score: String(breakdown.total),
    scoreNote: hidden ? words.seat.hidden : words.seat.points(breakdown.total),
    note: table.view.winners === undefined ? note : '',
  };
}
