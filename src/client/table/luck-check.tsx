// "Check the luck": opens the seal and computes every draw again, on this device.

import { useEffect, useState } from 'preact/hooks';
import { type MatchRecord, readRecordOf } from '../../match/record.ts';
import { verifyLuck } from '../../match/verify.ts';
import type { Session } from '../../play/session/session.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words.ts';

interface Checked {
  readonly faults: readonly string[];
  readonly draws: number;
  readonly luck?: MatchRecord['luck'];
}

async function check(session: Session): Promise<Checked> {
  const { game } = session;
  const record = await session.record();
  const read = readRecordOf(game, record);
  if (!read.ok) return { faults: [read.error.code], draws: 0 };
  return { ...verifyLuck(read.value), luck: record.luck };
}

export function LuckCheck({ session }: { readonly session: Session }) {
  const { result, ui } = words.value;
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  useEffect(() => {
    let current = true;
    check(session)
      .catch((): Checked => ({ faults: [ui.failed], draws: 0 }))
      .then((made) => current && setChecked(made));
    return () => {
      current = false;
    };
  }, [session, ui.failed]);
  if (!checked) return undefined;
  const { faults, draws, luck } = checked;
  const good = faults.length === 0;
  return (
    <section class="luck" data-good={good} role="status">
      <p>
        <Icon name={good ? 'shield' : 'help'} />
        <b>{good ? result.luckGood : result.luckBad(faults.join('; '))}</b>
      </p>
      <p class="hint">{result.luckHow}</p>
      {luck && (
        <dl>
          <dt>{result.seal}</dt>
          <dd>{luck.commitment}</dd>
          <dt>{result.seed}</dt>
          <dd>{luck.serverSeed}</dd>
        </dl>
      )}
      <p class="hint">{result.draws(draws)}</p>
    </section>
  );
}
