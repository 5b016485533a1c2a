// The load that answers are promised under: five hundred tables of four that make five hundred moves a second together.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { LoadOrder } from '../../bench/server/load.ts';
import type { ServerProcess } from '../system/kit/process.ts';

/** Resolves when everybody plays. Gives how to end it; by itself it ends after some two minutes. */
export async function startNominalLoad({ url, pid }: ServerProcess): Promise<() => void> {
  const order: LoadOrder = {
    driver: 'grotto',
    url,
    pid,
    matches: 500,
    warmUp: 500,
    moves: 60_000,
    rate: 500,
    skipsRest: true,
  };
  const child = spawn(process.execPath, [path.resolve('out/chaos/load.js'), JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => line === 'seated' && resolve());
    child.on('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
  return () => child.kill();
}
