import fs from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Serving, serve } from '../serve.ts';

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-upgrades-'));
let server: Serving;

beforeAll(async () => {
  server = await serve({ port: 0, host: '127.0.0.1', data });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(data, { recursive: true });
});

/** Sends these pieces one after the other, and gives what comes back until the connection is closed. */
async function exchange(...pieces: readonly string[]): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString();
  });
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return closed;
}

const H2C = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n';

describe('a request with an upgrade to HTTP/2', () => {
  test('is answered as if it had none', async () => {
    expect(await exchange(`GET /healthz HTTP/1.1\r\nHost: grotto\r\n${H2C}\r\n`)).toMatch(/^HTTP\/1.1 200 OK/);
  });

  test('has its body read, however it is cut', async () => {
    const body = JSON.stringify({ game: 'chess' });
    const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    const answer = await exchange(
      `POST /api/matches HTTP/1.1\r\nHost: grotto\r\n${type}${H2C}\r\n${body.slice(0, 5)}`,
      body.slice(5),
    );
    expect(answer).toContain('"detail":{"where":"game",');
  });

  test('does not get around the checks: a WebSocket to another path is refused', async () => {
    const asks = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
    expect(await exchange(`GET /other HTTP/1.1\r\nHost: grotto\r\n${asks}\r\n`)).toMatch(/^HTTP\/1.1 404/);
  });
});
