import { describe, expect, test } from 'vitest';
import { whyNotOpen } from './why-not-open.ts';

const where = { host: '127.0.0.1', port: 8080, data: 'data' };
const shared = { ...where, database: 'postgres://ada:secret@db/grotto' };
const fault = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);

describe('why a server cannot open', () => {
  test.each([
    ['a full disk', fault('database or disk is full'), 'the disk of data is full'],
    ['a disk that fails', fault('EIO: i/o error, fdatasync', { code: 'EIO' }), 'or does not work'],
    ['too little room', fault('data has too little room: the log needs 33 MB more there'), 'needs 33 MB more there'],
    ['a port of others', fault('listen EACCES', { syscall: 'listen', code: 'EACCES' }), 'may not have port 8080'],
    ['something new', fault('the moon is full'), 'the moon is full'],
  ])('%s', (_, error, why) => {
    expect(whyNotOpen(error, where)).toContain(why);
  });

  test('a database whose host is not known is not taken for our own', () => {
    const unknown = fault('getaddrinfo ENOTFOUND db', { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'db' });
    expect(whyNotOpen(unknown, shared)).not.toContain('HOST');
    expect(whyNotOpen(unknown, { ...where, host: 'db' })).toBe('HOST is not known here: db');
  });
});
