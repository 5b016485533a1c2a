// Saves a match as a file that opens offline.

import type { MatchRecord } from '../../match/record.ts';

export function saveRecord(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${record.match}.grotto.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
