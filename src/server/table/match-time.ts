// The time of one match: house time since the match began, less the time in which it stood still.

import type { Millis } from '../../contract/game.ts';
import type { Clock } from '../clock.ts';
import { MOVING_OVER } from '../store/store.ts';

export class MatchTime {
  private readonly clock: Clock;
  private epoch: Millis;
  /** As the store has it; ours is earlier where the house has lost time. */
  private storedEpoch: Millis;

  constructor(clock: Clock, epoch: Millis, at: Millis) {
    this.clock = clock;
    this.storedEpoch = epoch;
    this.epoch = this.withoutLoss(epoch, at);
  }

  /** House time may have lost some in a crash: a match does not wait for that to come back. */
  private withoutLoss(epoch: Millis, at: Millis): Millis {
    return Math.min(epoch, this.clock.now() - at + MOVING_OVER);
  }

  now(at: Millis): Millis {
    return Math.max(at, Math.floor(this.clock.now() - this.epoch));
  }

  houseTime(at: Millis): Millis {
    return at + this.epoch;
  }

  /** Gives whether the match has stood still: then it began that much later. */
  begin(epoch: Millis, at: Millis): boolean {
    if (epoch === this.storedEpoch) return false;
    this.storedEpoch = epoch;
    this.epoch = this.withoutLoss(epoch, at);
    return true;
  }
}
