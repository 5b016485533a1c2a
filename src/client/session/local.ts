// A match whose host runs in this page: against bots, or hot-seat. Works without any network.

import { computed, signal } from '@preact/signals';
import { randomBot } from '../../bots/random.ts';
import type { Game, Seat, Shapes, Viewer } from '../../contract/game.ts';
import { invariant, present } from '../../kit/invariant.ts';
import { nextDeadline } from '../../match/deadlines.ts';
import { botSeats, host } from '../../match/host.ts';
import { foldMatch, openMatch, setupOf, step } from '../../match/step.ts';
import { tellNews } from '../../match/told.ts';
import type { Entry, Input, Match, News } from '../../match/types.ts';
import type { SeatInfo } from '../games/board.ts';
import { duration } from '../kit/motion.ts';
import { allDrawn } from '../kit/turn.ts';
import { type Bots, botsInWorker } from './bots.ts';
import { matchClock } from './clock.ts';
import type { Connection, Session, SessionListener } from './session.ts';

export interface LocalOptions {
  /** Called after every change of the log. */
  keep(entries: readonly Entry[], over: boolean): void;
  readonly bots?: Bots;
}

const seatInfo = ({ occupant }: Match['seats'][number], seat: Seat): SeatInfo => {
  const person = occupant?.kind !== 'bot';
  return {
    seat,
    name: occupant?.name ?? '',
    kind: person ? 'person' : 'bot',
    level: occupant?.kind === 'bot' ? occupant.level : undefined,
    presence: 'here',
    mine: person,
  };
};

export function localSession<G extends Shapes>(
  game: Game<G>,
  log: readonly Entry<G>[],
  serverSeed: string,
  { keep, bots = botsInWorker() }: LocalOptions,
): Session<G> {
  const entries: Entry<G>[] = [...log];
  const folded = foldMatch(game, entries);
  invariant(folded.ok, 'the log was accepted once');
  let match: Match<G> = folded.value;
  const clock = matchClock(match.at);
  const people = match.seats.flatMap(({ occupant }, seat) => (occupant?.kind === 'person' ? [seat] : []));
  const shared = people.length > 1;
  let listener: SessionListener<G> | undefined;
  let closed = false;
  /** Bots that are being asked, so that none is asked twice for the same. */
  const asked = new Set<Seat>();

  const viewer = signal<Viewer>(shared ? 'public' : (people[0] ?? 'public'));
  const changes = signal(0);
  const handOver = signal<Seat | undefined>(undefined);

  const stateNow = (): G['State'] => present(match.state, 'a state in play');

  /** All that a viewer was told so far, without what was taken back. */
  function pastOf(who: Viewer): { opening: G['View']; effects: readonly G['Effect'][] } {
    const told: (readonly G['Effect'][])[] = [];
    let past: Match<G> | undefined;
    for (const entry of entries) {
      if (entry.type === 'opened') {
        past = openMatch(entry.terms, entry.key);
        continue;
      }
      const stepped = step(game, present(past, 'an opening entry'), entry);
      invariant(stepped.ok, 'the log was accepted once');
      past = stepped.value.match;
      if (entry.type === 'undone') told.pop();
      if (entry.type !== 'moved') continue;
      const news = tellNews(game, stepped.value, who);
      told.push(news?.type === 'moved' ? news.effects : []);
    }
    return { opening: game.view(game.setup(setupOf(match.terms)), who), effects: told.flat() };
  }

  function reset(): void {
    listener?.hear({
      type: 'reset',
      viewer: viewer.value,
      view: game.view(stateNow(), viewer.value),
      past: pastOf(viewer.value),
    });
  }

  function tell(news: readonly News<G>[]): void {
    const effects = news.flatMap((each) => {
      const told = tellNews(game, each, viewer.value);
      return told?.type === 'moved' ? told.effects : [];
    });
    if (effects.length > 0) listener?.hear({ type: 'told', effects });
  }

  const awaited = (): readonly Seat[] => {
    const waiting = match.state === undefined ? undefined : game.waiting(match.state);
    return waiting?.for === 'seats' ? waiting.seats : [];
  };

  /** Whether the one who holds the device has done their part: for now, or because all decide anew. */
  function isDone(before: G['State']): boolean {
    if (viewer.value === 'public') return false;
    const next = awaited();
    const anew = next.length > 1 && game.phase(before) !== game.phase(stateNow());
    return anew || !next.includes(viewer.value);
  }

  /** Asks the host; tells what came of it, or why not. */
  function ask(input: Input): boolean {
    const before = match;
    const hosted = host(game, match, input, { at: clock.now(), serverSeed });
    if (!hosted.ok) {
      if (input.type === 'act' && input.seat === viewer.value) {
        listener?.hear({ type: 'refused', refusal: hosted.error });
      }
      return false;
    }
    match = hosted.value.match;
    entries.push(...hosted.value.news.map((news) => news.entry));
    keep(entries, match.stage === 'over');
    if (shared && before.state !== undefined && isDone(before.state)) {
      // What follows is for everybody's eyes, not only for those of whoever acted last.
      viewer.value = 'public';
      listener?.hear({ type: 'reset', viewer: 'public', view: game.view(before.state, 'public') });
    }
    if (input.type === 'undo') reset();
    else tell(hosted.value.news);
    changes.value += 1;
    goOn();
    return true;
  }

  /** Whoever has to do something is asked: the clock, bots, the next person at this device. */
  function goOn(): void {
    if (closed) return;
    clock.wake(nextDeadline(game, match), () => ask({ type: 'tick' }));
    for (const seat of botSeats(game, match)) void askBot(seat);
    void offerDevice();
  }

  async function offerDevice(): Promise<void> {
    if (!shared) return;
    await listener?.shown();
    const next = awaited().find((seat) => people.includes(seat));
    const inHand = viewer.value !== 'public' && awaited().includes(viewer.value);
    handOver.value = closed || inHand ? undefined : next;
  }

  async function askBot(seat: Seat, failures = 0): Promise<void> {
    const occupant = match.seats[seat]?.occupant;
    if (asked.has(seat) || occupant?.kind !== 'bot') return;
    asked.add(seat);
    try {
      const race = awaited().some((each) => people.includes(each));
      // The worker is large: a table that is just being drawn comes first.
      await allDrawn();
      if (!race) await listener?.shown();
      const phase = game.phase(stateNow());
      const asking = performance.now();
      const question = {
        view: game.view(stateNow(), seat),
        seat,
        level: occupant.level,
        seed: `${serverSeed}/${match.seq}/${seat}`,
        at: clock.now(),
      };
      // A worker that breaks, or cannot be had, must not hold up the table.
      const answer = await bots.answer(game.id, question).catch(() => randomBot(game).answer(question));
      // Against people a bot's hands are as slow as people's; alone, bots keep the pace that was set.
      const takes = race ? (answer?.takes ?? 0) : duration(answer?.takes ?? 0);
      await pause(takes - (performance.now() - asking));
      asked.delete(seat);
      // Nothing to do until something is told: whatever is told next asks again.
      if (closed || !answer || !botSeats(game, match).includes(seat)) return;
      const accepted = ask({ type: 'act', seat, phase, action: answer.action });
      // Things may have changed while it thought. A bot that is refused time and again is broken.
      if (!accepted && failures < 5) await askBot(seat, failures + 1);
    } catch (fault) {
      asked.delete(seat);
      if (!closed) console.error('a bot failed', fault);
    }
  }

  const info = (): Omit<Session<G>, 'open' | 'act' | 'undo' | 'look' | 'now' | 'record' | 'close'> => ({
    game,
    match: match.terms.match,
    options: match.terms.options as G['Options'],
    hints: true,
    seats: signal(match.seats.map(seatInfo)),
    connection: signal<Connection>('local'),
    pending: signal(false),
    handOver,
    ended: computed(() => (changes.value >= 0 ? match.ended : undefined)),
    canUndo: computed(() => changes.value >= 0 && match.undo.at(-1)?.seat === viewer.value),
  });

  return {
    ...info(),
    open(to) {
      listener = to;
      reset();
      // A match left in the middle of luck or the clock goes on by itself.
      ask({ type: 'tick' });
      goOn();
    },
    act(action) {
      const seat = viewer.value;
      if (seat !== 'public') ask({ type: 'act', seat, phase: game.phase(stateNow()), action });
    },
    undo() {
      if (viewer.value !== 'public') ask({ type: 'undo', seat: viewer.value });
    },
    look(seat) {
      handOver.value = undefined;
      viewer.value = seat;
      changes.value += 1;
      reset();
    },
    now: clock.now,
    // Its schema is large, and seldom is a match written down.
    record: async () => (await import('../../match/record.ts')).toRecord(entries),
    close() {
      closed = true;
      clock.stop();
      bots.close();
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
