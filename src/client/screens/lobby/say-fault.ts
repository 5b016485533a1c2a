// Why the server said no, or nothing at all, in words.

import { Refused } from '../../online/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';

export function sayFault(fault: unknown): void {
  const { refusals, lobby } = words.value;
  const known: Readonly<Record<string, string>> = refusals;
  const text = fault instanceof Refused ? (known[fault.refusal.code] ?? refusals.unknown) : lobby.noServer;
  showToast(text, { bad: true });
}
