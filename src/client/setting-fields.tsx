// Settings that can be changed on their own page and at the table.

import { change, settings } from './settings.ts';
import { SPEEDS } from './stored-settings.ts';
import { Choice, Range, Toggle } from './ui/fields.tsx';
import { coachWords, words } from './words.ts';

export function OddsField() {
  const { options } = words.value;
  return (
    <Toggle
      label={options.odds}
      hint={options.oddsHint}
      value={settings.value.odds}
      onChange={(odds) => change({ odds })}
    />
  );
}

export function AdviceField() {
  const coach = coachWords.value.settings;
  return (
    <Toggle
      label={coach.advice}
      hint={coach.adviceHint}
      value={settings.value.advice}
      onChange={(advice) => change({ advice })}
    />
  );
}

export function SpeedField() {
  const { options } = words.value;
  return (
    <Choice
      label={options.speed}
      value={settings.value.speed}
      choices={SPEEDS.map((value) => ({ value, label: options[value] }))}
      onChange={(speed) => change({ speed })}
    />
  );
}

/** Volume 0 switches the sound off. */
export function SoundFields() {
  const { options } = words.value;
  const { muted, volume } = settings.value;
  return (
    <>
      <Toggle label={options.sound} value={!muted} onChange={(on) => change({ muted: !on })} />
      <Range
        label={options.volume}
        value={volume}
        max={1}
        step={0.05}
        onChange={(value) => change({ volume: value, muted: value === 0 })}
      />
    </>
  );
}
