// Why a server could not be started, and what its host can do about it, in one sentence.

import path from 'node:path';
import type { ServeSettings } from './serve-settings.ts';

type Where = Pick<ServeSettings, 'host' | 'port' | 'data' | 'database'>;

export function whyNotOpen(fault: unknown, where: Where): string {
  if (!(fault instanceof Error)) return 'no reason given';
  return whyNotListening(fault, where) ?? whyNotStored(fault, where);
}

interface SystemFault extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly hostname?: string;
}

function whyNotListening({ code, syscall, hostname }: SystemFault, { host, port }: Where): string | undefined {
  if (syscall === 'getaddrinfo' && hostname === host) return `HOST is not known here: ${host}`;
  if (syscall !== 'listen') return undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is taken: stop whoever has it, or name another in PORT`;
    case 'EACCES':
      return `this user may not have port ${port}: name one from 1024 on in PORT`;
    case 'EADDRNOTAVAIL':
      return `HOST is no address of this machine: ${host}`;
    default:
      return undefined;
  }
}

/** By what the system or SQLite says. */
const STORED: readonly (readonly [RegExp, (where: Where, file: string) => string])[] = [
  [/another Grotto uses/, (_, file) => `another Grotto uses ${file}: stop it, or name another folder in GROTTO_DATA`],
  [/EEXIST|ENOTDIR/, ({ data }) => `${data} is no folder: name another in GROTTO_DATA`],
  [
    /EACCES|ENOENT|EPERM|EROFS|unable to open database file|readonly database/,
    ({ data }) => `nothing can be written in ${data}: let this user write there, or name another folder in GROTTO_DATA`,
  ],
  [/ENOSPC|EIO|disk is full|disk I\/O error/, ({ data }) => `the disk of ${data} is full, or does not work`],
  [
    /not a database|malformed|no such (table|column)/,
    (_, file) =>
      `${file} is damaged, or not Grotto's: put a back-up in its place, or name another folder in GROTTO_DATA`,
  ],
];

function whyNotStored({ message }: Error, where: Where): string {
  if (where.database !== undefined) return message;
  const found = STORED.find(([said]) => said.test(message));
  return found?.[1](where, path.join(where.data, 'grotto.db')) ?? message;
}
