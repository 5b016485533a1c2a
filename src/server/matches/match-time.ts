// Match time: server time since the match began, without the time in which it was paused.

import type { Millis } from '../../contract/game.ts';
import type { Clock } from '../clock.ts';
import { FAILOVER_GRACE } from '../store/store.ts';

export class MatchTime {
  private readonly clock: Clock;
  private epoch: Millis;
  /** As the store has it; ours is earlier where server time was lost. */
  private storedEpoch: Millis;

  constructor(clock: Clock, epoch: Millis, at: Millis) {
    this.clock = clock;
    this.storedEpoch = epoch;
    this.epoch = this.withoutLostTime(epoch, at);
  }

  /** Some server time may be lost in a crash: a match does not wait until the clock has caught up. */
  private withoutLostTime(epoch: Millis, at: Millis): Millis {
    return Math.min(epoch, this.clock.now() - at + FAILOVER_GRACE);
  }

  now(at: Millis): Millis {
    return Math.max(at, Math.floor(this.clock.now() - this.epoch));
  }

  serverTime(at: Millis): Millis {
    return at + this.epoch;
  }

  /**
   * Gives whether the match was paused: then its epoch is later. An earlier epoch is an answer that was overtaken: taking
   * it would let the time of the pause pass at once.
   */
  setEpoch(epoch: Millis, at: Millis): boolean {
    if (epoch <= this.storedEpoch) return false;
    this.storedEpoch = epoch;
    this.epoch = this.withoutLostTime(epoch, at);
    return true;
  }
}
