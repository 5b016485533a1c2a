// A table of a server in memory: the real host, the real tellings and the real frames, without store and sockets.

import { BOTS } from '../../bots/all.ts';
import type { Bot } from '../../bots/bot.ts';
import type { Millis, Refusal, Seat, Viewer } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { nextDeadline } from '../../match/deadlines.ts';
import { canUndo, pendingOf, type Told, tellNews, viewTable } from '../../match/told.ts';
import type { Input, News } from '../../match/types.ts';
import { type Ask, type Hello, readAsk, readHello } from '../../protocol/asks.ts';
import type { Frame, NewsBody, Presence } from '../../protocol/frames.ts';
import { PROTOCOL } from '../../protocol/words.ts';
import { type BotDriver, botDriver } from '../bot-driver.ts';
import type { MatchLog } from '../match-log.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Server, ServerEnd } from './network.ts';

interface Client {
  readonly viewer: Viewer;
  readonly end: ServerEnd;
}

interface Answered {
  readonly refusal: Refusal | undefined;
}

export interface MemoryTableOptions {
  /** By seat; whoever shows none of them watches. */
  readonly tokens: readonly string[];
  /** How long the store takes. */
  readonly storing?: Millis;
}

export class MemoryTable implements Server {
  readonly log: MatchLog;
  /** Every refusal that was told, in order. */
  readonly refusals: string[] = [];
  /** How often an ask came that had been answered before. */
  repeated = 0;
  private readonly scheduler: Scheduler;
  private tokens: readonly string[];
  private readonly clients = new Set<Client>();
  /** By viewer, all that it was told: the place of the public is the last. */
  private readonly told: Told[][];
  private readonly answers = new Map<string, Answered>();
  private readonly storing: Millis;
  private readonly driver: BotDriver;
  private readonly base: Millis;
  private bot: Bot | undefined;
  private cancel = (): void => {};

  constructor(scheduler: Scheduler, log: MatchLog, { tokens, storing = 0 }: MemoryTableOptions) {
    this.scheduler = scheduler;
    this.log = log;
    this.tokens = tokens;
    this.storing = storing;
    this.base = scheduler.now() - log.match.at;
    this.told = Array.from({ length: log.match.seats.length + 1 }, () => []);
    for (const news of log.history()) this.note(news);
    const raise = (error: unknown): void => {
      throw error;
    };
    this.driver = botDriver({
      hosted: log,
      scheduler,
      now: () => this.now(),
      begin: () => (takes) => takes,
      choose: async (question) => present(this.bot, 'the bots are not loaded').answer(question),
      seed: (seat, seq) => `${seat}/${seq}`,
      act: (input) => this.ask(input),
      isAnyoneHere: () => this.presence().here.includes(true),
      onBotFault: raise,
      onFault: raise,
    });
  }

  /** Bots are loaded from files, which takes more than virtual time. */
  async loadBots(): Promise<void> {
    this.bot = await BOTS[this.log.game.id]();
    this.goOn();
  }

  now(): Millis {
    return Math.floor(this.scheduler.now() - this.base);
  }

  /** The table as this viewer is shown it. */
  view(viewer: Viewer) {
    const { game, match } = this.log;
    return viewTable(game, match, viewer, { seq: this.toldTo(viewer).length, at: this.now() });
  }

  /** The seat is another device's from now on. */
  handOn(seat: Seat, token: string): void {
    this.tokens = this.tokens.map((known, each) => (each === seat ? token : known));
    for (const client of [...this.clients]) {
      if (client.viewer === seat) this.deny(client.end, 'bad-token');
    }
  }

  /** Whether this ask was done or refused. */
  hasAnswered(id: string): boolean {
    return [...this.answers.keys()].some((key) => key.endsWith(` ${id}`));
  }

  /** Asks on behalf of nobody who is connected. */
  ask(input: Input): Refusal | undefined {
    const asked = this.log.ask(input, this.now());
    if (!asked.ok) return asked.error;
    this.tellAll(asked.value);
    this.goOn();
    return undefined;
  }

  accept(end: ServerEnd) {
    let client: Client | undefined;
    return {
      hear: (text: string): void => {
        if (client !== undefined) {
          const ask = readAsk(text);
          if (!ask.ok) throw new Error(`not an ask: ${text}`);
          this.hear(client, ask.value);
          return;
        }
        const hello = readHello(text);
        if (!hello.ok) throw new Error(`not a hello: ${text}`);
        client = this.greet(end, hello.value);
      },
      gone: (): void => {
        if (client && this.clients.delete(client)) this.tellPresence();
      },
    };
  }

  private greet(end: ServerEnd, { match, token, seq }: Hello): Client | undefined {
    if (match !== this.log.match.terms.match) return this.deny(end, 'no-such-match');
    const seat = token === undefined ? -1 : this.tokens.indexOf(token);
    if (token !== undefined && seat < 0) return this.deny(end, 'bad-token');
    const client: Client = { viewer: seat < 0 ? 'public' : seat, end };
    this.clients.add(client);
    this.welcome(client, seq);
    this.tellPresence();
    if (client.viewer !== 'public' && this.log.match.seats[client.viewer]?.standIn) {
      this.ask({ type: 'return', seat: client.viewer });
    }
    this.goOn();
    return client;
  }

  private deny(end: ServerEnd, code: 'bad-token' | 'no-such-match'): undefined {
    end.say(JSON.stringify({ type: 'denied', code } satisfies Frame));
    end.close();
  }

  /** With what was missed, or the whole table, whichever is shorter. */
  private welcome({ end, viewer }: Client, heard: number | undefined): void {
    const hello = { type: 'welcome', protocol: PROTOCOL, viewer, now: this.now(), presence: this.presence() } as const;
    const told = this.toldTo(viewer);
    const table = JSON.stringify({ ...hello, table: this.view(viewer) } satisfies Frame);
    const tail =
      heard === undefined || heard > told.length
        ? undefined
        : JSON.stringify({ ...hello, tail: this.body(viewer, told.slice(heard)) } satisfies Frame);
    end.say(tail !== undefined && tail.length <= table.length ? tail : table);
  }

  private hear(client: Client, ask: Ask): void {
    const { viewer, end } = client;
    if (ask.type === 'ping') {
      this.say(end, { type: 'pong', id: ask.id, now: this.now() });
      return;
    }
    if (ask.type === 'look') {
      this.say(end, { type: 'table', now: this.now(), table: this.view(viewer) });
      return;
    }
    if (viewer === 'public') throw new Error(`the public may not ${ask.type}`);
    if (ask.type === 'phrase') {
      for (const other of this.clients) this.say(other.end, { type: 'phrase', seat: viewer, phrase: ask.phrase });
      return;
    }
    const input = inputOf(ask, viewer);
    // What was said in one moment is stored in that order.
    this.scheduler.after(this.storing, () => this.answer(client, ask, input));
  }

  private answer(client: Client, ask: Ask, input: Input): void {
    const id = 'id' in ask && typeof ask.id === 'string' ? ask.id : undefined;
    const key = `${client.viewer} ${id}`;
    const before = id === undefined ? undefined : this.answers.get(key);
    if (before) this.repeated += 1;
    const asked = before ? undefined : this.log.ask(input, this.now());
    const refusal = before ? before.refusal : asked?.ok === false ? asked.error : undefined;
    if (id !== undefined) this.answers.set(key, { refusal });
    if (refusal) {
      this.refusals.push(refusal.code);
      this.say(client.end, { type: 'refused', ask: ask.type, ...(id !== undefined && { id }), refusal });
      return;
    }
    this.tellAll(asked?.ok ? asked.value : [], client, id);
    this.goOn();
  }

  private tellAll(news: readonly News[], by?: Client, id?: string): void {
    const before = this.told.map((told) => told.length);
    for (const each of news) this.note(each);
    for (const client of this.clients) {
      const told = this.toldTo(client.viewer);
      const lines = told.slice(before[this.told.indexOf(told)]);
      const isAnswer = client === by && id !== undefined;
      if (lines.length === 0 && !isAnswer) continue;
      this.say(client.end, {
        type: 'news',
        ...this.body(client.viewer, lines),
        ...(isAnswer && { done: [id] }),
      });
    }
  }

  private body(viewer: Viewer, news: readonly Told[]): NewsBody {
    const { game, match } = this.log;
    return {
      seq: this.toldTo(viewer).length,
      news,
      pending: pendingOf(game, match),
      ...(canUndo(match, viewer) && { canUndo: true }),
    };
  }

  private note(news: News): void {
    for (const [index, told] of this.told.entries()) {
      const line = tellNews(this.log.game, news, index === this.told.length - 1 ? 'public' : index);
      if (line !== undefined) told.push(line);
    }
  }

  private toldTo(viewer: Viewer): Told[] {
    return present(this.told.at(viewer === 'public' ? -1 : viewer));
  }

  private presence(): Presence {
    const viewers = [...this.clients].map(({ viewer }) => viewer);
    return {
      here: this.log.match.seats.map((_, seat) => viewers.includes(seat)),
      watchers: viewers.filter((viewer) => viewer === 'public').length,
    };
  }

  private tellPresence(): void {
    for (const { end } of this.clients) this.say(end, { type: 'presence', presence: this.presence() });
  }

  private goOn(): void {
    const { game, match } = this.log;
    this.cancel();
    const deadline = nextDeadline(game, match);
    if (deadline !== undefined) {
      this.cancel = this.scheduler.after(deadline - this.now(), () => void this.ask({ type: 'tick' }));
    }
    if (this.bot) this.driver.look();
  }

  private say(end: ServerEnd, frame: Frame): void {
    end.say(JSON.stringify(frame));
  }
}

function inputOf(ask: Exclude<Ask, { type: 'ping' | 'look' | 'phrase' }>, seat: Seat): Input {
  switch (ask.type) {
    case 'act':
    case 'undo':
      return { ...ask, seat };
    case 'ready':
    case 'unready':
    case 'reveal':
      return { ...ask, seat };
    case 'back':
      return { type: 'return', seat };
    case 'leave':
      return { type: 'stand-in', seat };
    case 'hint':
      return { type: 'hint', seat, phase: ask.phase, step: ask.step };
    case 'rematch':
      throw new Error('nobody opens the next match here');
  }
}
