// A match whose host runs in this page: against bots, or several people on one device. Works without any network.

import { computed, signal } from '@preact/signals-core';
import type { Answer, Question } from '../../bots/bot.ts';
import type { Game, GameId, Refusal, Seat, Shapes, Viewer } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import { present } from '../../kit/invariant.ts';
import { nextDeadline } from '../../match/deadlines.ts';
import { setupOf } from '../../match/step.ts';
import { tellNews } from '../../match/told.ts';
import type { Entry, Input, Match, News } from '../../match/types.ts';
import { botDriver, type Pace } from '../bot-driver.ts';
import { hearAll } from '../heard.ts';
import { MatchLog } from '../match-log.ts';
import type { Scheduler } from '../scheduler.ts';
import { matchClock } from './match-clock.ts';
import type { ConnectionState, PastTold, SeatInfo, Session, SessionListener } from './session.ts';

/** A log as this device keeps it, and the secret that its luck is drawn from until it ends. */
export interface KeptMatch<G extends Shapes = Shapes> {
  readonly entries: readonly Entry<G>[];
  readonly serverSeed: Hex;
}

export interface LocalTools {
  readonly scheduler: Scheduler;
  /** Tells now and after every change whether somebody looks: match time stands still while nobody does. Gives what ends it. */
  watchVisible(onChange: (isVisible: boolean) => void): () => void;
  readonly bots: {
    answer(game: GameId, question: Question): Promise<Answer | undefined>;
    close(): void;
  };
  /** The player's own: how long to look at what takes others so long. */
  readonly pace: Pace;
  /** Settles when the screen stands: bots need much to be loaded, and a table that is being drawn comes first. */
  drawn(): Promise<void>;
  /** Called after every change of the log. */
  keep(entries: readonly Entry[], over: boolean): void;
  onFault(error: unknown): void;
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

/** Against people a bot's hands are as slow as theirs. */
const AS_PEOPLE: Pace = (takes) => takes;

export function localSession<G extends Shapes>(game: Game<G>, kept: KeptMatch<G>, tools: LocalTools): Session<G> {
  const { serverSeed } = kept;
  const log = new MatchLog(game, serverSeed, kept.entries);
  const clock = matchClock(tools.scheduler, log.match.at);
  const unwatch = tools.watchVisible(clock.run);
  const people = log.match.seats.flatMap(({ occupant }, seat) => (occupant?.kind === 'person' ? [seat] : []));
  const shared = people.length > 1;
  let listener: SessionListener<G> | undefined;
  let closed = false;

  const viewer = signal<Viewer>(shared ? 'public' : (people[0] ?? 'public'));
  const changes = signal(0);
  const handOver = signal<Seat | undefined>(undefined);

  const stateNow = (): G['State'] => present(log.match.state, 'a state in play');
  const viewNow = (): G['View'] => game.view(stateNow(), viewer.value);
  /** What the viewer has heard of so far. */
  let view: G['View'];

  function effectsIn(news: News<G>, who: Viewer): readonly G['Effect'][] {
    const told = tellNews(game, news, who);
    return told?.type === 'moved' ? told.effects : [];
  }

  /** All that the viewer was told so far, without what was taken back. */
  function past(): PastTold<G> {
    const told: (readonly G['Effect'][])[] = [];
    for (const news of log.history()) {
      if (news.entry.type === 'undone') told.pop();
      if (news.entry.type === 'moved') told.push(effectsIn(news, viewer.value));
    }
    const opening = game.view(game.setup(setupOf(log.match.terms)), viewer.value);
    return { opening, heard: hearAll(game, opening, told.flat()) };
  }

  function reset(): void {
    view = viewNow();
    listener?.hear({ type: 'reset', viewer: viewer.value, view, past: past() });
  }

  function tell(news: readonly News<G>[]): void {
    const effects = news.flatMap((each) => effectsIn(each, viewer.value));
    const heard = hearAll(game, view, effects);
    view = heard.at(-1)?.view ?? view;
    if (heard.length > 0) listener?.hear({ type: 'told', heard });
  }

  const awaited = (): readonly Seat[] => {
    const { state } = log.match;
    const waiting = state === undefined ? undefined : game.waiting(state);
    return waiting?.for === 'seats' ? waiting.seats : [];
  };

  /** Whether the one who holds the device has done their part: for now, or because all decide anew. */
  function isDone(before: G['State']): boolean {
    if (viewer.value === 'public') return false;
    const next = awaited();
    const anew = next.length > 1 && game.phase(before) !== game.phase(stateNow());
    return anew || !next.includes(viewer.value);
  }

  /** Tells what came of it, or gives why nothing did. */
  function ask(input: Input): Refusal | undefined {
    const before = log.match.state;
    const asked = log.ask(input, clock.now());
    if (!asked.ok) return asked.error;
    tools.keep(log.entries, log.match.stage === 'over');
    if (shared && before !== undefined && isDone(before)) {
      // What follows is for everybody's eyes, not only for those of whoever acted last.
      viewer.value = 'public';
      view = game.view(before, 'public');
      listener?.hear({ type: 'reset', viewer: 'public', view });
    }
    if (input.type === 'undo') reset();
    else tell(asked.value);
    changes.value += 1;
    goOn();
    return undefined;
  }

  const driver = botDriver<G>({
    hosted: log,
    scheduler: tools.scheduler,
    now: clock.now,
    async begin() {
      const race = awaited().some((seat) => people.includes(seat));
      await tools.drawn();
      if (!race) await listener?.shown();
      return race ? AS_PEOPLE : tools.pace;
    },
    choose: (question) => tools.bots.answer(game.id, question),
    seed: (seat, seq) => `${serverSeed}/${seq}/${seat}`,
    act: ask,
    onBotFault: () => undefined,
    onFault: tools.onFault,
  });

  /** Whoever has to do something is asked: the clock, bots, the next person at this device. */
  function goOn(): void {
    if (closed) return;
    clock.wake(nextDeadline(game, log.match), () => ask({ type: 'tick' }));
    driver.look();
    void offerDevice();
  }

  async function offerDevice(): Promise<void> {
    if (!shared) return;
    await listener?.shown();
    const next = awaited().find((seat) => people.includes(seat));
    const inHand = viewer.value !== 'public' && awaited().includes(viewer.value);
    handOver.value = closed || inHand ? undefined : next;
  }

  return {
    game,
    match: log.match.terms.match,
    options: log.match.terms.options as G['Options'],
    hints: true,
    seats: signal(log.match.seats.map(seatInfo)),
    connection: signal<ConnectionState>('local'),
    pending: signal(false),
    handOver,
    ended: computed(() => (changes.value >= 0 ? log.match.ended : undefined)),
    canUndo: computed(() => changes.value >= 0 && log.match.undo.at(-1)?.seat === viewer.value),
    open(to) {
      listener = to;
      reset();
      // A match left in the middle of luck or the clock goes on by itself.
      ask({ type: 'tick' });
      goOn();
    },
    act(action) {
      const seat = viewer.value;
      if (seat === 'public') return;
      const refusal = ask({ type: 'act', seat, phase: game.phase(stateNow()), action });
      if (refusal) listener?.hear({ type: 'refused', refusal });
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
    record: async () => (await import('../../match/record.ts')).toRecord(log.entries),
    close() {
      closed = true;
      driver.close();
      unwatch();
      clock.stop();
      tools.bots.close();
    },
  };
}
