// The terms of the table, for everybody to read before they sit down.

import type { GameWords } from '../../../words/types.ts';
import type { BoardModule, OptionField } from '../../games/board.ts';
import type { AgreedTerms } from '../../online/api.ts';
import { coachWords, words } from '../../words.ts';

export interface AgreedProps {
  readonly board: BoardModule;
  readonly spoken: GameWords;
  readonly terms: AgreedTerms;
}

export function Agreed({ board, spoken, terms }: AgreedProps) {
  const { pace, options, hints } = terms;
  const { newGame, lobby, ui } = words.value;
  const all = [
    ...(pace.decision === undefined ? [] : [`${newGame.pace}${ui.colon}${timeText(pace.decision)}`]),
    ...(hints ? [coachWords.value.allowed] : []),
    ...board.optionFields(spoken).flatMap((field) => textOf(field, options, board.defaultOptions('friends'))),
  ];
  if (all.length === 0) return undefined;
  return (
    <ul class="agreed" aria-label={lobby.agreed}>
      {all.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What is switched on, and what differs from the usual. */
function textOf(field: OptionField<unknown>, options: unknown, usual: unknown): readonly string[] {
  if (field.type === 'toggle') return field.read(options) ? [field.label] : [];
  const value = field.read(options);
  if (value === field.read(usual)) return [];
  const chosen = field.choices.find((choice) => choice.value === value);
  return chosen ? [`${field.label}${words.value.ui.colon}${chosen.label}`] : [];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

function timeText(ms: number): string {
  const { seconds, minutes, days } = words.value.newGame;
  if (ms >= DAY) return days(Math.round(ms / DAY));
  return ms >= MINUTE ? minutes(Math.round(ms / MINUTE)) : seconds(Math.round(ms / 1000));
}
