import { describe, expect, test } from 'vitest';
import { readServeSettings } from './serve-settings.ts';

const usual = { port: 8080, host: '127.0.0.1', data: 'data', origins: [], trustProxy: false, sandbox: false };

describe('the settings of a server', () => {
  const names = [
    'PORT',
    'HOST',
    'GROTTO_DATA',
    'GROTTO_HOSTS',
    'GROTTO_ORIGINS',
    'GROTTO_TRUST_PROXY',
    'DATABASE_URL',
    'NATS_URL',
  ];
  test('one that is empty is as if it were absent: an empty HOST must not open the house to everybody', () => {
    expect(readServeSettings({}, {})).toEqual(usual);
    expect(readServeSettings(Object.fromEntries(names.map((name) => [name, ''])), {})).toEqual(usual);
  });

  test('--lan listens on all addresses, unless one is named', () => {
    expect(readServeSettings({}, { lan: true }).host).toBe('0.0.0.0');
    expect(readServeSettings({ HOST: '10.0.0.7' }, { lan: true }).host).toBe('10.0.0.7');
  });

  test.each([
    ['https://a.example', ['https://a.example']],
    ['https://A.example/ , http://b.example:80,', ['https://a.example', 'http://b.example']],
    ['http://c.example:8080,app://grotto/', ['http://c.example:8080', 'app://grotto']],
  ])('origins %j are %j, as browsers write them', (text, origins) => {
    expect(readServeSettings({ GROTTO_ORIGINS: text }, {}).origins).toEqual(origins);
  });

  test('names are taken as browsers write them', () => {
    const { hosts } = readServeSettings({ GROTTO_HOSTS: 'Play.example.org, bücher.example,' }, {});
    expect(hosts).toEqual(['play.example.org', 'xn--bcher-kva.example']);
  });

  test.each([
    ['GROTTO_HOSTS', '*'],
    ['GROTTO_HOSTS', '*.example.org'],
    ['GROTTO_HOSTS', 'https://play.example.org'],
    ['GROTTO_HOSTS', 'play.example.org:8080'],
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['GROTTO_ORIGINS', 'a.example'],
    ['GROTTO_ORIGINS', '*'],
    ['GROTTO_ORIGINS', 'null'],
    ['GROTTO_ORIGINS', 'https://a.example/page'],
    ['GROTTO_ORIGINS', 'https://a.example https://b.example'],
    ['GROTTO_ORIGINS', 'https://a.example:99999'],
    ['GROTTO_TRUST_PROXY', 'yes'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readServeSettings({ [name]: value }, {})).toThrow(name);
    expect(() => readServeSettings({ [name]: value }, {})).toThrow(value);
  });

  test.each(['', '127.0.0.1', '127.0.0.9', 'localhost', '::1'])('a sandbox may listen on "%s"', (HOST) => {
    expect(readServeSettings({ HOST }, { sandbox: true })).toMatchObject({ sandbox: true, host: HOST || '127.0.0.1' });
  });

  test.each(['0.0.0.0', '::', '192.168.1.7', 'play.example.org', '127.0.0.1.example.org'])(
    'a sandbox may not listen on %s',
    (HOST) => expect(() => readServeSettings({ HOST }, { sandbox: true })).toThrow('--sandbox'),
  );

  test('a sandbox is neither for the network nor behind a proxy', () => {
    expect(() => readServeSettings({}, { sandbox: true, lan: true })).toThrow('0.0.0.0');
    expect(() => readServeSettings({ GROTTO_TRUST_PROXY: '1' }, { sandbox: true })).toThrow('GROTTO_TRUST_PROXY');
  });
});
