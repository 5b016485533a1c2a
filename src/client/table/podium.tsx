// The podium: the winner on the highest step, under the lantern.

import type { Session } from '../../play/session/session.ts';
import type { BoardModule, PartProps } from '../games/board.ts';
import { wasHinted } from '../hints/hinted.ts';
import { Lantern } from '../ui/lantern.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { botName, coachWords } from '../words.ts';
import './styles/podium.css';
import './styles/result.css';

/** This many players have steps of their own; the others stand in front. */
const STEPS = 3;

/** Falling gems: position, delay and colour. */
const GLINTS = [
  'ruby',
  'celestite',
  'emerald',
  'amethyst',
  'relic',
  'ruby',
  'diamond',
  'emerald',
  'relic',
  'celestite',
];

export interface PodiumProps {
  readonly parts: PartProps;
  readonly board: BoardModule;
  readonly session: Session;
}

export function Podium({ parts, board, session }: PodiumProps) {
  const { table } = parts;
  const { scores, winners } = table.outcome ?? { scores: [], winners: [] };
  const ranked = table.seats
    .map((info) => ({ info, score: scores[info.seat] ?? 0, won: winners.includes(info.seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const rankOf = (won: boolean, score: number): number =>
    won ? 0 : ranked.filter((each) => each.won || each.score > score).length;
  // Offline this device remembers who asked for hints; online the server counts.
  const isAlone = session.connection.value === 'local';
  return (
    <div class="podium-scene">
      <span class="podium-lantern" aria-hidden="true">
        <Lantern />
      </span>
      <span class="podium-glints" aria-hidden="true">
        {GLINTS.map((colour, n) => (
          <i key={n} style={{ '--n': n, '--c': `var(--${colour})` }} />
        ))}
      </span>
      <ol class="podium" data-steps={Math.min(ranked.length, STEPS)}>
        {ranked.map(({ info, score, won }, place) => (
          <li
            key={info.seat}
            data-won={won}
            data-place={place < STEPS ? place : 'before'}
            style={{ '--rank': Math.min(rankOf(won, score), STEPS) }}
          >
            <Portrait
              class="podium-face"
              board={board}
              seat={info.seat}
              seats={table.seats.length}
              level={info.level}
            />
            <span class="podium-name">{info.name}</span>
            {info.level !== undefined && <small class="podium-note">{botName(session.game.id, info.level)}</small>}
            {(info.hints !== undefined || (isAlone && wasHinted(session.match, info.seat))) && (
              <small class="podium-note">{coachWords.value.withHints}</small>
            )}
            {board.seatHelp?.(parts.words, session.options, info.seat).map((help) => (
              <small key={help} class="podium-note">
                {help}
              </small>
            ))}
            <b class="podium-step">{score}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
