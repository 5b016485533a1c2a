// What is said to anybody within one turn of the event loop is written at its end, all in one go. Between frames that come one by
// one their reader falls asleep, and to wake it each time costs the writer of a virtual machine as much as the frame.

/** Somebody who can be written to. */
export interface Writer {
  write(frame: Buffer): void;
}

/** Nobody has to wait until more than this has been made. */
const MOST_FRAMES = 1024;

export class Outbox {
  private writers: Writer[] = [];
  private frames: Buffer[] = [];

  add(writer: Writer, frame: Buffer): void {
    if (this.frames.length === 0) queueMicrotask(this.flush);
    this.writers.push(writer);
    this.frames.push(frame);
    if (this.frames.length === MOST_FRAMES) this.flush();
  }

  /** Writes all of it now: for whoever has to write something after it by other ways. */
  readonly flush = (): void => {
    const { writers, frames } = this;
    this.writers = [];
    this.frames = [];
    for (const [index, frame] of frames.entries()) writers[index]?.write(frame);
  };
}
