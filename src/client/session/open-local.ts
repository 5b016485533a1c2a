// A match whose host runs in this page, with the page's own time, worker and pace.

import type { Game, Shapes } from '../../contract/game.ts';
import { type KeptMatch, type LocalTools, localSession } from '../../play/session/local.ts';
import type { Session } from '../../play/session/session.ts';
import { duration } from '../kit/motion.ts';
import { pageTime } from '../kit/page-time.ts';
import { allDrawn } from '../kit/turn.ts';
import { botsInWorker } from './bots.ts';
import { watchVisible } from './visible.ts';

export const openLocal = <G extends Shapes>(game: Game<G>, kept: KeptMatch<G>, keep: LocalTools['keep']): Session<G> =>
  localSession(game, kept, {
    scheduler: pageTime,
    watchVisible,
    bots: botsInWorker(),
    pace: duration,
    drawn: allDrawn,
    keep,
    onFault: (fault) => console.error('a bot failed', fault),
  });
