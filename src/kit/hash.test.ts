import { describe, expect, test } from 'vitest';
import { fingerprint, fromHex, hmacSha256, sha256, toHex } from './hash.ts';

describe('hashes', () => {
  test('equal values have one fingerprint, different ones have two', () => {
    expect(fingerprint({ a: 1, b: [2, 3] })).toBe(fingerprint({ b: [2, 3], a: 1 }));
    expect(fingerprint({ a: 1, b: [2, 3] })).not.toBe(fingerprint({ a: 1, b: [3, 2] }));
    expect(fingerprint({ b: 1, a: [true, null] })).toBe(toHex(sha256('{"a":[true,null],"b":1}')));
  });

  test('SHA-256 of the standard', () => {
    expect(toHex(sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(toHex(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('a', 'bc')).toEqual(sha256('abc'));
  });

  test('HMAC of RFC 4231, cases 1 and 2', () => {
    expect(toHex(hmacSha256(fromHex('0b'.repeat(20)), 'Hi There'))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
    expect(toHex(hmacSha256(asciiBytes('Jefe'), 'what do ya want ', 'for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});

const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
