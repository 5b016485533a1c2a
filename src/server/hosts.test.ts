import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type HostRules, hostCheck } from './hosts.ts';

const PLAIN: HostRules = { hosts: undefined, origins: [], host: '127.0.0.1', trustProxy: false };

const isKnown = (host: string | undefined, rules: Partial<HostRules> = {}): boolean =>
  hostCheck({ ...PLAIN, ...rules })({ headers: { host } } as IncomingMessage);

describe('a server that was told nothing', () => {
  test.each([
    'localhost:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.7:8080',
    '[fe80::1]',
    '203.0.113.9',
    'nas:8080',
    'Grotto.local',
    'a.localhost',
    'box.home.arpa.',
    undefined,
  ])('may be called %s', (host) => expect(isKnown(host)).toBe(true));

  test.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a@localhost',
    'localhost/evil.example',
    'evil.example.',
    'notlocal.example',
    'a b',
    ':8080',
  ])('may not be called %s', (host) => expect(isKnown(host)).toBe(false));
});

describe('a server that was told its names', () => {
  const hosts = ['play.example.org'];
  test.each([
    ['play.example.org', { hosts }, true],
    ['PLAY.example.org.:443', { hosts }, true],
    ['www.play.example.org', { hosts }, false],
    ['192.168.1.7', { hosts }, true],
    // The list is believed, whatever a proxy lets through.
    ['evil.example', { hosts, trustProxy: true }, false],
    ['evil.example', { trustProxy: true }, true],
    ['pages.example', { origins: ['https://pages.example:8443'] }, true],
    ['pages.example', { origins: ['app://grotto'] }, false],
    ['play.example.org', { host: 'play.example.org' }, true],
  ])('%s, with %j: %s', (host, rules, known) => expect(isKnown(host, rules)).toBe(known));
});
