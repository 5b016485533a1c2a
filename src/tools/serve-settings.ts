// What the environment says about how to serve. A setting that is empty counts as absent: compose files pass those on.

import { BadInput } from './io.ts';

export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly nats?: string;
  /** Absent where nobody has listed them. */
  readonly hosts?: readonly string[];
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** No limits, for authors of bots. */
  readonly sandbox: boolean;
}

export interface ServeFlags {
  readonly lan?: true;
  readonly sandbox?: true;
}

export function readServeSettings(env: Readonly<Record<string, string | undefined>>, flags: ServeFlags): ServeSettings {
  const { PORT, HOST, GROTTO_DATA, GROTTO_HOSTS, GROTTO_ORIGINS, GROTTO_TRUST_PROXY, DATABASE_URL, NATS_URL } = env;
  const settings: ServeSettings = {
    port: portOf(PORT || '8080'),
    host: HOST || (flags.lan ? '0.0.0.0' : '127.0.0.1'),
    data: GROTTO_DATA || 'data',
    ...(DATABASE_URL && { database: DATABASE_URL }),
    ...(NATS_URL && { nats: NATS_URL }),
    ...(GROTTO_HOSTS && { hosts: listIn(GROTTO_HOSTS).map(hostOf) }),
    origins: listIn(GROTTO_ORIGINS ?? '').map(originOf),
    trustProxy: isOn('GROTTO_TRUST_PROXY', GROTTO_TRUST_PROXY || '0'),
    sandbox: flags.sandbox ?? false,
  };
  if (settings.sandbox) checkSandbox(settings);
  return settings;
}

/** Without limits, whoever can reach the server can bring it down. */
function checkSandbox({ host, trustProxy }: ServeSettings): void {
  if (!/^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host)) {
    throw new BadInput(`--sandbox has no limits, so it must listen on this machine alone (127.0.0.1), not on ${host}`);
  }
  if (trustProxy)
    throw new BadInput('--sandbox has no limits, so no proxy may stand in front: unset GROTTO_TRUST_PROXY');
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new BadInput(`PORT must be a number from 0 to 65535, not ${text}`);
  return port;
}

const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A name alone: neither the scheme nor the port matters. */
function hostOf(text: string): string {
  const name = /^[^\s/:*]+$/.test(text) && URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : '';
  if (name === '') throw new BadInput(`GROTTO_HOSTS must list names such as play.example.org, not ${text}`);
  return name;
}

/** As browsers write it: in small letters, without the usual port and without a slash at the end. */
function originOf(text: string): string {
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\/[^\s/?#]+\/?$/i.exec(text) ?? [];
  if (scheme === undefined || !URL.canParse(text)) {
    throw new BadInput(`GROTTO_ORIGINS must list origins such as https://example.org, not ${text}`);
  }
  return /^https?$/i.test(scheme) ? new URL(text).origin : text.toLowerCase().replace(/\/$/, '');
}

function isOn(name: string, text: string): boolean {
  if (text !== '0' && text !== '1') throw new BadInput(`${name} must be 1 or 0, not ${text}`);
  return text === '1';
}
