// Shows a session on a board: with its sounds, at the player's pace, in words.

import type { Shapes } from '../../contract/game.ts';
import { openPresenter, type Presenter } from '../../play/presenter/presenter.ts';
import type { Session } from '../../play/session/session.ts';
import type { BoardModule } from '../games/board.ts';
import { announce } from '../kit/announce.tsx';
import { duration } from '../kit/motion.ts';
import { pageTime } from '../kit/page-time.ts';
import { playSound } from '../kit/sound.ts';
import { calm } from '../settings.ts';
import { companyOf } from './company.ts';

export function presentOn<G extends Shapes>(session: Session<G>, board: BoardModule<G>): Presenter<G> {
  return openPresenter(session, {
    scheduler: pageTime,
    companyOf,
    announce,
    suspense: (effect) => (calm() ? 0 : duration(board.suspense?.(effect) ?? 0)),
    show(effect, table) {
      const sound = board.sound(effect, table);
      if (sound) playSound(sound);
      return duration(board.dwell(effect, table));
    },
    refuse: () => playSound('no'),
  });
}
