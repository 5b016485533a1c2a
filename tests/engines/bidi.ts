// As much of WebDriver BiDi as the tests need: commands with answers, and events.

import WebSocket from 'ws';

type Json = Readonly<Record<string, unknown>>;

export interface Bidi {
  send(method: string, params?: Json): Promise<Json>;
  /** Hears every event of this kind. */
  on(method: string, hear: (params: Json) => void): void;
  close(): void;
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, { resolve(result: Json): void; reject(error: Error): void }>();
  const listeners = new Map<string, (params: Json) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Json;
    if (typeof message.method === 'string') {
      listeners.get(message.method)?.((message.params ?? {}) as Json);
      return;
    }
    const asked = waiting.get(Number(message.id));
    waiting.delete(Number(message.id));
    if (message.type === 'success') asked?.resolve((message.result ?? {}) as Json);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  });
  return {
    send(method, params = {}) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    on: (method, hear) => listeners.set(method, hear),
    close: () => socket.close(),
  };
}
