// Checks the Origin of browser requests, and finds the client address of any request.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Browsers always send an origin with sockets and posts. Programs may omit it: they have no session to abuse. */
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

/** The address that limits count by: the last hop that a trusted proxy has added, or the address of the socket. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (!trustProxy) return networkOf(direct);
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return networkOf(last || direct);
}

/** An IPv6 subscriber has 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // Link-local addresses: each belongs to another machine.
  if (/^fe[89ab]/i.test(plain)) return plain.toLowerCase();
  const [, old] = /^::ffff:([\d.]+)$/i.exec(plain) ?? [];
  if (old !== undefined) return old;
  // Normalised as in URLs: lower case, no dots, no leading zeros.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [left = [], right] = written.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = right === undefined ? [] : new Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...(right ?? [])].slice(0, 4).join(':')}::/64`;
}
