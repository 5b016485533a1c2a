// Why the server said no, or nothing at all, in words.

import { Refused } from '../../online/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';

export function refusalText(code: string): string {
  const { refusals } = words.value;
  const known: Readonly<Record<string, string>> = refusals;
  return known[code] ?? refusals.unknown;
}

export function faultText(fault: unknown): string {
  if (fault instanceof Refused) return refusalText(fault.refusal.code);
  const { offline, noServer } = words.value.lobby;
  return navigator.onLine ? noServer : offline;
}

export const sayFault = (fault: unknown): void => showToast(faultText(fault), { bad: true });
