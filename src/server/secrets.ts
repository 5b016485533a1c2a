// Ids that cannot be guessed, tokens, and how to compare them.

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Seat } from '../contract/game.ts';
import type { Hex } from '../kit/hash.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 16 characters, 82 bits: the link is all that a watcher needs. */
export const newMatchId = (): string => Array.from({ length: 16 }, () => LETTERS[randomInt(36)]).join('');

const NAMES = 36n ** 16n;

/** The id of the rematch: the same on every node, and unpredictable before the seed is revealed. */
export function nextMatchId(serverSeed: Hex, attempt: number): string {
  const digest = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
    .update(`grotto/next-match/v1\n${attempt}`)
    .digest('hex');
  return (BigInt(`0x${digest}`) % NAMES).toString(36).padStart(16, '0');
}

export const newSeed = (): Hex => randomBytes(32).toString('hex');

export const newToken = (): string => randomBytes(32).toString('base64url');

export const newCode = (): string => randomBytes(16).toString('base64url');

/** Only the hash of a token or code is stored. */
export const hashOf = (secret: string): Hex => createHash('sha256').update(secret).digest('hex');

/** Takes the same time wherever the two differ. */
export function sameHash(a: Hex, b: Hex): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** A bot's share of the luck: committed to like any other, and the same after a restart. */
export const botEntropy = (serverSeed: Hex, seat: Seat): Hex =>
  createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`grotto/bot-entropy/v1\n${seat}`).digest('hex');

/** The seed of a bot's own choices. It tells nothing about the luck of the match. */
export const botSeed = (serverSeed: Hex, seat: Seat, seq: number): string =>
  createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`grotto/bot-seed/v1\n${seat}\n${seq}`).digest('hex');
