// Whether a request from a browser comes from our own pages, and from which address any request comes.

import type { IncomingMessage } from 'node:http';

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

/** Behind a trusted proxy the last hop that it added; otherwise the socket's own. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (!trustProxy) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return last || direct;
}
