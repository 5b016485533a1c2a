// A board made of words: every position as text and every action as a button. Plays any game whose board is not drawn yet.

import type { Game, Shapes } from '../../contract/game.ts';
import { seededRng } from '../../kit/rng.ts';
import type { GameWords, Language } from '../../words/types.ts';
import { Button } from '../ui/button.tsx';
import { words as shell } from '../words.ts';
import type { BoardModule } from './board.ts';

const COLOURS = ['#d9534a', '#4a90e2', '#49b266', '#f0c93a', '#a06be0', '#e8925a', '#58b8b0', '#c7c2b8'];

export function plainBoard<G extends Shapes>(
  game: Game<G>,
  defaults: { readonly options: G['Options']; readonly quickSeats: number },
): BoardModule<G> {
  const words: GameWords = { name: game.id, refusals: {}, keys: {} };
  const load = async () => words;
  return {
    game,
    words: { en: load, de: load, es: load, fr: load, nl: load } satisfies Record<Language, typeof load>,
    layout: {},
    makeDesk: () => undefined,
    defaultOptions: () => defaults.options,
    optionFields: () => [],
    quickSeats: defaults.quickSeats,
    Board: ({ table }) => (
      <pre class="plain-board">{game.notation.formatPosition(game.sampleState(table.view, seededRng('plain')))}</pre>
    ),
    Actions: ({ table }) => (
      <div class="plain-actions">
        {table.legal.slice(0, 60).map((action) => {
          const name = game.notation.formatAction(action);
          return (
            <Button key={name} onClick={() => table.act(action)}>
              {name}
            </Button>
          );
        })}
      </div>
    ),
    Face: ({ seat }) => (
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill={COLOURS[seat]} />
        <circle cx="14" cy="18" r="3" />
        <circle cx="26" cy="18" r="3" />
        <path d="M12 26q8 6 16 0" fill="none" stroke="#000" stroke-width="2.5" />
      </svg>
    ),
    seatNote: ({ table, seat }) => ({ note: table.toAct.includes(seat) ? shell.value.table.thinking : '' }),
    sentence: ({ table }) => {
      const [first] = table.toAct;
      return {
        text:
          first === undefined ? '…' : shell.value.table.turnOf(table.who(table.myTurn ? seatOf(table.viewer) : first)),
      };
    },
    logLine: (effect) => ({ text: JSON.stringify(effect) }),
    dwell: () => 250,
    sound: () => 'place',
    Breakdown: ({ table }) => (
      <ul>
        {table.seats.map(({ seat, name }) => (
          <li key={seat}>
            {name}: {table.outcome?.scores[seat]}
          </li>
        ))}
      </ul>
    ),
  };
}

const seatOf = (viewer: number | 'public'): number => (viewer === 'public' ? 0 : viewer);
