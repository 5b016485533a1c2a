// A wire between two programs that can be cut, also in mean ways; and, with several far ends, a simple load balancer.

import net from 'node:net';

export type Mood =
  | 'carry'
  /** Refuses and cuts everything. */
  | 'cut'
  /** Takes everything and passes nothing on, as a network that has gone away does. */
  | 'hang'
  /** Passes on what is asked, and cuts the line when the answer comes: nobody knows whether it was done. */
  | 'swallow-answers';

export interface Wire {
  readonly port: number;
  mood: Mood;
  /** How many lines were cut. */
  readonly cuts: number;
  /** Where new lines go, in turn. */
  ends: readonly number[];
  /** Cuts the lines to this far end. */
  drop(end: number): void;
  close(): Promise<void>;
}

interface Line {
  readonly end: number;
  readonly near: net.Socket;
  readonly far: net.Socket;
}

export async function startWire(ends: readonly number[]): Promise<Wire> {
  const lines = new Set<Line>();
  let mood: Mood = 'carry';
  let turn = 0;
  let cuts = 0;

  const server = net.createServer((near) => {
    near.on('error', () => {});
    const end = wire.ends[turn++ % wire.ends.length];
    if (mood === 'cut' || end === undefined) {
      near.destroy();
      return;
    }
    const far = net.connect(end, '127.0.0.1');
    const line = { end, near, far };
    lines.add(line);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => {
      lines.delete(line);
      far.destroy();
    });
    near.on('data', (data) => mood === 'hang' || far.write(data));
    far.on('data', (data) => {
      if (mood === 'swallow-answers') cut(line);
      else if (mood !== 'hang') near.write(data);
    });
  });

  function cut({ near }: Line): void {
    cuts += 1;
    near.destroy();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const wire: Wire = {
    port: typeof address === 'object' && address ? address.port : 0,
    ends,
    get mood() {
      return mood;
    },
    set mood(next) {
      mood = next;
      if (next === 'cut') for (const line of lines) cut(line);
    },
    get cuts() {
      return cuts;
    },
    drop(end) {
      for (const line of lines) if (line.end === end) cut(line);
    },
    async close() {
      for (const { near } of lines) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return wire;
}
