// Which of the matches in memory this node looks after, where several nodes share one store: their bots, their deadlines,
// their stand-ins. Every match is in the care of one node at most; whatever node a player comes to serves them.

import type { Clock } from '../clock.ts';
import type { Shared } from '../store/store.ts';
import type { Log } from './house-tools.ts';
import type { LiveMatch } from './live-match.ts';

/** How often all of them are looked after: what a lost note did not tell is found out by then. */
const ROUND = 1_000;
/** Matches that come or go together are asked for together. */
const GATHER = 10;

export interface CareTools {
  readonly shared: Shared;
  readonly clock: Clock;
  readonly log: Log;
  readonly matches: () => Iterable<LiveMatch>;
}

export class Care {
  private readonly tools: CareTools;
  private readonly rounds: NodeJS.Timeout;
  private wanted = new Set<LiveMatch>();
  private unwanted = new Set<string>();
  private gathering: Promise<void> | undefined;
  private isInRound = false;
  private isClosed = false;
  /** What is being taken, released and looked after right now. */
  private readonly atWork = new Set<Promise<void>>();

  constructor(tools: CareTools) {
    this.tools = tools;
    this.rounds = setInterval(() => void this.round(), ROUND);
    this.rounds.unref();
    tools.clock.onStandstill = (epochs) => {
      for (const live of tools.matches()) live.standStill(epochs.get(live.id));
    };
  }

  /** Takes the match where nobody has it; resolves when it is known who does. */
  take(live: LiveMatch): Promise<void> {
    this.wanted.add(live);
    this.unwanted.delete(live.id);
    this.gathering ??= this.work(this.gather());
    return this.gathering;
  }

  release(live: LiveMatch): void {
    this.wanted.delete(live);
    if (live.isInCare) this.unwanted.add(live.id);
    this.gathering ??= this.work(this.gather());
  }

  /** Nobody can look after this one: it is in nobody's care, and not to be taken by others in turn either. */
  async giveUp(match: string): Promise<void> {
    await this.tools.shared.keep([match], this.tools.clock.now());
    await this.tools.shared.release([match]);
  }

  /** Looks at all of them now. */
  round(): Promise<void> {
    return this.isInRound || this.isClosed ? Promise.resolve() : this.work(this.lookAfterAll());
  }

  private async lookAfterAll(): Promise<void> {
    this.isInRound = true;
    try {
      const all = [...this.tools.matches()];
      await this.keep(all);
      const living = await this.tools.shared.living();
      for (const live of all) live.present.keepOnly(living);
    } catch (error) {
      this.tools.log.error({ err: error }, 'matches not looked after');
    } finally {
      this.isInRound = false;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.rounds);
    this.isClosed = true;
    // What is taken once we have left is in the care of nobody, and no alarm would wake it.
    while (this.atWork.size > 0) await Promise.all(this.atWork);
    // Where this does not get through, the others take over once we have been silent for long enough.
    await this.tools.shared.leave(this.tools.clock.now()).catch(() => {});
  }

  private work(work: Promise<void>): Promise<void> {
    this.atWork.add(work);
    return work.finally(() => this.atWork.delete(work));
  }

  private async gather(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER));
    this.gathering = undefined;
    const [taken, released] = [[...this.wanted], [...this.unwanted]];
    this.wanted.clear();
    this.unwanted.clear();
    try {
      if (released.length > 0) await this.tools.shared.release(released);
      if (taken.length > 0) await this.keep(taken);
    } catch (error) {
      this.tools.log.error({ err: error }, 'matches not taken or released');
    }
  }

  private async keep(lives: readonly LiveMatch[]): Promise<void> {
    if (lives.length === 0) return;
    const byId = new Map(lives.map((live) => [live.id, live]));
    const standings = await this.tools.shared.keep([...byId.keys()], this.tools.clock.now());
    for (const standing of standings) byId.get(standing.match)?.hearStanding(standing);
  }
}
