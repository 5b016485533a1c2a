// Everything that can be set, stored on this device.

import { useId, useState } from 'preact/hooks';
import { forget, recalled } from '../kit/storage.ts';
import { AdviceField, OddsField, SoundFields, SpeedField } from '../setting-fields.tsx';
import { change, settings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Choice, TextField, Toggle } from '../ui/fields.tsx';
import { LanguageSelect } from '../ui/language-select.tsx';
import { showToast } from '../ui/toast.tsx';
import { words } from '../words.ts';
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
  const { theme, motion } = settings.value;
  const language = useId();
  return (
    <section class="panel">
      <h2>{options.look}</h2>
      <label class="field" for={language}>
        <span class="label">{options.language}</span>
        <LanguageSelect id={language} />
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
      <SpeedField />
      <SoundFields />
    </section>
  );
}

function Playing() {
  const { options } = words.value;
  const { confirm, notify, names } = settings.value;
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
      <OddsField />
      <AdviceField />
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
