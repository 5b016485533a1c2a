// "Check the luck": opens the seal and works every draw out again, on this device.

import { useMemo } from 'preact/hooks';
import { readRecord } from '../../match/record.ts';
import { type LuckReport, verifyLuck } from '../../match/verify.ts';
import type { Session } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words.ts';

export function LuckCheck({ session }: { readonly session: Session }) {
  const { result } = words.value;
  const record = session.record();
  const report = useMemo((): LuckReport | undefined => {
    const { game } = session;
    const read = record && readRecord(record, { ocelot: game, diamant: game, 'out-of-mine': game });
    return read?.ok ? verifyLuck(read.value) : undefined;
  }, [record, session]);
  if (!report || !record) return <p class="luck">{result.luckBad(words.value.replay.bad)}</p>;
  const good = report.faults.length === 0;
  return (
    <section class="luck" data-good={good} role="status">
      <p>
        <Icon name={good ? 'shield' : 'help'} />
        <b>{good ? result.luckGood : result.luckBad(report.faults.join('; '))}</b>
      </p>
      <p class="hint">{result.luckHow}</p>
      <dl>
        <dt>{result.seal}</dt>
        <dd>{record.luck.commitment}</dd>
        <dt>{result.seed}</dt>
        <dd>{record.luck.serverSeed}</dd>
      </dl>
      <p class="hint">{result.draws(report.draws)}</p>
    </section>
  );
}
