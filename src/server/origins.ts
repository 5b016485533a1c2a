// Checks the Origin of browser requests, and finds the client address of any request.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Browsers always say where a socket or a post comes from; programs need not, and have nothing of a user's to abuse. */
export function isAllowedOrigin(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** What limits are counted by. Behind a trusted proxy the last hop that it added; otherwise the socket's own. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (!trustProxy) return networkOf(direct);
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return networkOf(last || direct);
}

/** Whoever has one address of IPv6 has 2^64 of them, as others have one: they count as one. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // Neighbours in one network, who have one address each.
  if (/^fe[89ab]/i.test(plain)) return plain.toLowerCase();
  const [, old] = /^::ffff:([\d.]+)$/i.exec(plain) ?? [];
  if (old !== undefined) return old;
  // As URLs have them: in small letters, without dots and without zeros in front.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [left = [], right] = written.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = right === undefined ? [] : new Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...(right ?? [])].slice(0, 4).join(':')}::/64`;
}
