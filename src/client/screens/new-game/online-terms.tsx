// The terms of a table on the server: how long it waits, who may join, and whether this is a big screen.

import type { GameId } from '../../../contract/game.ts';
import type { PaceName } from '../../../protocol/words.ts';
import { Choice, Toggle } from '../../ui/fields.tsx';
import { coachWords, words } from '../../words.ts';

export interface OnlineTerms {
  readonly pace: PaceName | undefined;
  readonly open: 'public' | 'link';
  /** Whether players may ask for advice. */
  readonly hints: boolean;
  /** Shows the table and takes no seat. */
  readonly screen: boolean;
}

/** Out of Mine! has its own time limit, and no pace. */
export const onlineTermsFor = (game: GameId): OnlineTerms => ({
  pace: game === 'out-of-mine' ? undefined : 'relaxed',
  open: 'link',
  hints: false,
  screen: false,
});

export interface OnlineTermsProps {
  readonly value: OnlineTerms;
  readonly onChange: (value: OnlineTerms) => void;
}

export function OnlineTermsFields({ value, onChange }: OnlineTermsProps) {
  const { newGame } = words.value;
  const paces = [
    { value: 'brisk', label: newGame.seconds(30) },
    { value: 'relaxed', label: newGame.minutes(2) },
    { value: 'daily', label: newGame.days(1) },
    { value: 'unhurried', label: newGame.noHurry },
  ] as const;
  return (
    <>
      {value.pace !== undefined && (
        <Choice<PaceName>
          label={newGame.pace}
          hint={newGame.paceHint}
          value={value.pace}
          choices={paces}
          onChange={(pace) => onChange({ ...value, pace })}
        />
      )}
      <Toggle
        label={newGame.bigScreen}
        hint={newGame.bigScreenHint}
        value={value.screen}
        onChange={(screen) => onChange({ ...value, screen })}
      />
      <Toggle
        label={coachWords.value.allowed}
        hint={coachWords.value.allowedHint}
        value={value.hints}
        onChange={(hints) => onChange({ ...value, hints })}
      />
      <Toggle
        label={newGame.everybody}
        hint={newGame.everybodyHint}
        value={value.open === 'public'}
        onChange={(on) => onChange({ ...value, open: on ? 'public' : 'link' })}
      />
    </>
  );
}
