// Everything that can be set, stored on this device.

import { useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES } from '../../words/types.ts';
import { forget, recalled } from '../kit/storage.ts';
import { change, language, SPEEDS, settings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Choice, Range, TextField, Toggle } from '../ui/fields.tsx';
import { showToast } from '../ui/toast.tsx';
import { coachWords, words } from '../words.ts';
import { Page } from './page.tsx';

export function SettingsScreen() {
  const { home } = words.value;
  return (
    <Page title={home.settings}>
      <Look />
      <Playing />
      <Device />
    </Page>
  );
}

function Look() {
  const { options } = words.value;
  const { theme, motion, speed, muted, volume } = settings.value;
  return (
    <section class="panel">
      <h2>{options.look}</h2>
      <label class="field">
        <span class="label">{options.language}</span>
        <select
          class="select"
          value={language()}
          onChange={(event) => {
            const chosen = LANGUAGES.find((each) => each === event.currentTarget.value);
            if (chosen) change({ language: chosen });
          }}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={options.theme}
        value={theme}
        choices={(['night', 'day', 'system'] as const).map((value) => ({ value, label: options[value] }))}
        onChange={(value) => change({ theme: value })}
      />
      <Choice
        label={options.motion}
        value={motion}
        choices={(['full', 'reduced', 'system'] as const).map((value) => ({ value, label: options[value] }))}
        onChange={(value) => change({ motion: value })}
      />
      <Choice
        label={options.speed}
        value={speed}
        choices={SPEEDS.map((value) => ({ value, label: options[value] }))}
        onChange={(value) => change({ speed: value })}
      />
      <Toggle label={options.sound} value={!muted} onChange={(on) => change({ muted: !on })} />
      <Range
        label={options.volume}
        value={volume}
        max={1}
        step={0.05}
        onChange={(value) => change({ volume: value, muted: value === 0 })}
      />
    </section>
  );
}

function Playing() {
  const { options } = words.value;
  const coach = coachWords.value.settings;
  const { hints, advice, confirm, notify, names } = settings.value;
  const [blocked, setBlocked] = useState(false);

  async function setNotify(on: boolean) {
    const allowed = on && 'Notification' in window ? await Notification.requestPermission() : 'denied';
    setBlocked(on && allowed !== 'granted');
    change({ notify: on && allowed === 'granted' });
  }

  return (
    <section class="panel">
      <h2>{options.play}</h2>
      <TextField
        label={options.name}
        hint={options.nameHint}
        value={names[0] ?? ''}
        maxLength={24}
        onInput={(name) => change({ names: [name, ...names.slice(1)].filter((each, i) => i === 0 || each !== '') })}
      />
      <Toggle
        label={options.hints}
        hint={options.hintsHint}
        value={hints}
        onChange={(value) => change({ hints: value })}
      />
      <Toggle
        label={coach.advice}
        hint={coach.adviceHint}
        value={advice}
        onChange={(value) => change({ advice: value })}
      />
      <Toggle label={options.confirm} value={confirm} onChange={(value) => change({ confirm: value })} />
      <Toggle
        label={options.notify}
        hint={blocked ? options.notifyBlocked : options.notifyHint}
        value={notify}
        onChange={setNotify}
      />
    </section>
  );
}

function Device() {
  const { options } = words.value;
  return (
    <section class="panel">
      <h2>{options.device}</h2>
      <p class="hint">{options.forgetHint}</p>
      <Button
        onClick={() => {
          for (const key of recalled('')) forget(key);
          showToast(options.forgotten);
          setTimeout(() => location.reload(), 800);
        }}
      >
        {options.forget}
      </Button>
    </section>
  );
}
