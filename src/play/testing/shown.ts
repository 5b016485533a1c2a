// A session on a presenter without a screen, and all that it tells.

import { openPresenter } from '../presenter/presenter.ts';
import type { Session, SessionEvent } from '../session/session.ts';
import type { VirtualTime } from '../virtual-time.ts';

export function show(
  session: Session,
  time: VirtualTime,
  dwell: (effect: unknown) => number = () => 0,
  suspense: (effect: unknown) => number = () => 0,
) {
  const events: SessionEvent[] = [];
  const sounds: string[] = [];
  const { open } = session;
  session.open = ({ hear, shown }) =>
    open({
      shown,
      hear(event) {
        events.push(event);
        hear(event);
      },
    });
  const presenter = openPresenter(session, {
    scheduler: time,
    show: dwell,
    suspense,
    refuse: () => sounds.push('no'),
    companyOf: (here) => ({ here, others: '' }),
    announce: (text) => sounds.push(text),
  });
  return { presenter, events, sounds };
}
