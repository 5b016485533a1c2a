// What is to be written to sockets, until everything at hand has been told: then it goes out in one go. Whoever reads is
// woken by the first frame and finds the others there; to wake them for each of these takes longer than to write it.

export interface Writer {
  write(frame: Buffer): void;
}

export class Outbox {
  private writers: Writer[] = [];
  private frames: Buffer[] = [];

  post(writer: Writer, frame: Buffer): void {
    if (this.frames.length === 0) process.nextTick(() => this.flush());
    this.writers.push(writer);
    this.frames.push(frame);
  }

  flush(): void {
    const { writers, frames } = this;
    this.writers = [];
    this.frames = [];
    for (const [i, frame] of frames.entries()) writers[i]?.write(frame);
  }
}
