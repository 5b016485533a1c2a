// Random bytes of this device, for seeds and names.

import { type Hex, toHex } from '../../kit/hash.ts';

export const randomHex = (bytes: number): Hex => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
