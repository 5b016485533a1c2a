// Batches socket writes: frames of one event-loop turn are written at its end. Frames that are written one by one wake the
// reader each time, and on a virtual machine a wake costs the writer as much as the frame.

/** What frames are written to. */
export interface Writer {
  write(frame: Buffer): void;
}

/** A batch is written at once when it has this many frames. */
const MAX_FRAMES = 1024;

export class WriteBatcher {
  private writers: Writer[] = [];
  private frames: Buffer[] = [];

  add(writer: Writer, frame: Buffer): void {
    if (this.frames.length === 0) queueMicrotask(this.flush);
    this.writers.push(writer);
    this.frames.push(frame);
    if (this.frames.length === MAX_FRAMES) this.flush();
  }

  /** Writes everything now. Call it before writing to a socket in any other way. */
  readonly flush = (): void => {
    const { writers, frames } = this;
    this.writers = [];
    this.frames = [];
    for (const [index, frame] of frames.entries()) writers[index]?.write(frame);
  };
}
