// A link that hands a seat on: the code stands behind the #, which is never sent to a server.

import type { Seat } from '../../../contract/game.ts';
import { formatPath } from '../../router.ts';

export interface SeatOffer {
  readonly seat: Seat;
  readonly code: string;
}

const OFFER = /^#seat=([0-7])&code=([\w-]+)$/;

export const offerUrl = (match: string, { seat, code }: SeatOffer): string =>
  `${location.origin}${formatPath({ screen: 'table', match, as: 'player' })}#seat=${seat}&code=${code}`;

export function offerIn(hash: string): SeatOffer | undefined {
  const [, seat, code] = OFFER.exec(hash) ?? [];
  return seat !== undefined && code !== undefined ? { seat: Number(seat), code } : undefined;
}

/** The offer was taken or is invalid: it is removed from the address. */
export const forgetOffer = (): void => history.replaceState(undefined, '', location.pathname);
