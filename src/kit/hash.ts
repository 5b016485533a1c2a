// SHA-256 and HMAC over bytes and text, as lower-case hex where people read it.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './json.ts';
import type { Labelled } from './label.ts';

export type Hex = Labelled<string, 'hex'>;

const bytes = (part: string | Uint8Array): Uint8Array => (typeof part === 'string' ? utf8ToBytes(part) : part);

export const sha256 = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  sha256Bytes(concatBytes(...parts.map(bytes)));

export const hmacSha256 = (key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  hmac(sha256Bytes, key, concatBytes(...parts.map(bytes)));

/** HMAC for many texts under one key, which is worked in only once. */
export function keyedHmac(key: Uint8Array): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256Bytes, key);
  return (text) => keyed._cloneInto(scratch).update(utf8ToBytes(text)).digest();
}

/** To clone into what is there costs half of a clone. */
const scratch = hmac.create(sha256Bytes, new Uint8Array(32));

export const toHex = (data: Uint8Array): Hex => bytesToHex(data);

export const fromHex = (hex: Hex): Uint8Array => hexToBytes(hex);

/** The fingerprint of a value: equal values have equal ones, in Node and in every browser. */
export const fingerprint = (value: unknown): Hex => toHex(sha256(canonicalJson(value)));
