// Match time of a page: it stands still while nobody looks at the page.

import type { Millis } from '../../contract/game.ts';
import { type MatchClock, matchClock } from '../../play/session/match-clock.ts';
import { pageTime } from '../kit/page-time.ts';

export function clockWhileVisible(start: Millis): MatchClock {
  const clock = matchClock(pageTime, start, !document.hidden);
  const onVisibility = () => clock.run(!document.hidden);
  document.addEventListener('visibilitychange', onVisibility);
  return {
    ...clock,
    stop() {
      clock.stop();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
