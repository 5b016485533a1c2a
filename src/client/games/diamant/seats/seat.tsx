// A player in the side panel: face, open possessions, and what they are doing.

import type { Seat } from '../../../../contract/game.ts';
import { relicWorth } from '../../../../games/diamant/index.ts';
import type { SeatNote } from '../../board.ts';
import { coloursOf, Explorer } from '../art/explorers.tsx';
import { Picture, type PictureName } from '../art/symbols.tsx';
import { posesOf } from '../board/explorer-poses.ts';
import { mySeat, type Parts, type SeatParts } from '../parts.ts';

export const nameOf = ({ table, words }: Parts, seat: Seat): string => {
  const { name, you } = table.who(seat);
  return you ? words.seat.you : name;
};

export const Face = ({ seat }: { readonly seat: Seat }) => (
  <span class="diamant-face" style={coloursOf(seat)}>
    <Explorer seat={seat} part="head" />
  </span>
);

export function SeatDetails({ table, words, seat }: SeatParts) {
  const explorer = table.view.explorers[seat];
  const pose = posesOf(table.view, table.effect)[seat];
  if (explorer === undefined || pose === undefined) return undefined;
  const { loot, chest, relics, inside } = explorer;
  const isOver = table.view.stage === 'over';
  const hand: PictureName = pose.hand ?? (inside ? 'torch' : 'tent');
  return (
    <div class="holds" style={coloursOf(seat)} data-me={seat === mySeat(table)} data-over={isOver}>
      {!isOver && (
        <span class="held">
          <Picture of="ruby" />
          <span class="unseen">{words.seat.loot(loot)}, </span>
          <b aria-hidden="true">{inside || loot > 0 ? loot : '–'}</b>
        </span>
      )}
      <span class="held">
        <Picture of="chest-closed" />
        <span class="unseen">{chest === undefined ? words.seat.closed : words.seat.chest(chest)}</span>
        <b aria-hidden="true">{chest ?? '?'}</b>
      </span>
      {relics.length > 0 && (
        <span class="held-relics">
          {relics.map((points) => (
            <Picture
              key={points}
              of={`relic-${relicWorth(points)}`}
              label={words.seat.relic(words.relics[relicWorth(points)], points)}
            />
          ))}
        </span>
      )}
      {!isOver && <Picture key={hand} of={hand} class={`hand ${hand}`} />}
    </div>
  );
}

export function seatNote({ table, words, seat }: SeatParts): SeatNote {
  const { view, outcome } = table;
  if (view.outcome ?? outcome) {
    const score = (view.outcome ?? outcome)?.scores[seat];
    return {
      note: words.seat.camp,
      ...(score !== undefined && { score: String(score), scoreNote: words.seat.points(score) }),
    };
  }
  return { note: noteOf({ table, words, seat }) };
}

function noteOf({ table, words, seat }: Pick<SeatParts, 'table' | 'words' | 'seat'>): string {
  const { view, effect } = table;
  const explorer = view.explorers[seat];
  const isMe = seat === mySeat(table);
  if (effect?.type === 'revealed' || effect?.type === 'returned') {
    if (view.lastReveal?.on.includes(seat)) return words.seat.on;
    if (view.lastReveal?.back.includes(seat)) return words.seat.back;
  }
  if (effect?.type === 'sprung' && effect.seats.includes(seat)) return words.seat.fled;
  if (!explorer?.inside) return words.seat.camp;
  if (view.stage !== 'decide') return words.seat.inside;
  if (explorer.decided || (isMe && table.sent)) return isMe ? words.seat.youDecided : words.seat.decided;
  return isMe ? words.seat.yourDecision : words.seat.thinking;
}
