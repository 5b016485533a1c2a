// Why the server refused, or did not answer, in words.

import { NoServer, Refused } from '../../online/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';

export function refusalText(code: string): string {
  const { refusals } = words.value;
  const known: Readonly<Record<string, string>> = refusals;
  return known[code] ?? refusals.unknown;
}

export function faultText(fault: unknown): string {
  if (fault instanceof Refused) return refusalText(fault.refusal.code);
  const { offline, noServer, noAnswer } = words.value.lobby;
  if (!navigator.onLine) return offline;
  return fault instanceof NoServer ? noServer : noAnswer;
}

/** A server that restarts or is busy answers soon: the request is repeated silently. */
export const isPassing = (fault: unknown): boolean =>
  fault instanceof Refused ? fault.refusal.code === 'busy' : !(fault instanceof NoServer);

export function sayFault(fault: unknown): void {
  showToast(faultText(fault), { bad: true });
}
