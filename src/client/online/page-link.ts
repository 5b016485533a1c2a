// Tables on the server as a page reaches them: with the browser's socket, storage, time and randomness.

import { type LinkTerms, type LinkTools, openLink, type TableLink } from '../../play/sync/table-link.ts';
import { pageTime } from '../kit/page-time.ts';
import { randomHex } from '../kit/random.ts';
import { deviceStorage, tabStorage } from '../kit/storage.ts';
import { dropToken, keepKeys, keysOf } from './keyring.ts';
import { browserTransport } from './web-socket.ts';

const tools: LinkTools = {
  scheduler: pageTime,
  transport: browserTransport,
  keyring: { of: keysOf, keep: keepKeys, dropToken },
  device: deviceStorage,
  tab: tabStorage,
  random: Math.random,
  randomHex,
};

export const linkTo = (terms: LinkTerms): TableLink => openLink(terms, tools);
