// `npm run chaos`: the faults at full size, one after the other, and what came of them. Names of faults may be given.

import { GAME_IDS } from '../../src/contract/game.ts';
import { pick, seededRng } from '../../src/kit/rng.ts';
import { startCluster } from '../system/kit/cluster.ts';
import { startProcess } from '../system/kit/process.ts';
import { CLUSTER_FAULTS, clusterStorm } from './cluster-storm.ts';
import { contendedTakes } from './contended-takes.ts';
import { fuzzFrames } from './fuzz.ts';
import { tryIllegal } from './illegal.ts';
import { killStorm } from './kill-storm.ts';
import { GENEROUS } from './limits.ts';
import { raceNodes } from './node-races.ts';

type Figures = Readonly<Record<string, unknown>>;

/** Each gives its figures and whether they are as they should be. */
const FAULTS: Readonly<Record<string, (seed: string) => Promise<{ figures: Figures; holds: boolean }>>> = {
  async 'kill-storm'(seed) {
    const figures = await killStorm({ matches: 200, kills: 1000, seed });
    return { figures: { ...figures }, holds: figures.lost + figures.doubled + figures.diverged === 0 };
  },
  async fuzz(seed) {
    const server = await startProcess({ limits: GENEROUS });
    const { unexpected, ...figures } = await fuzzFrames(server.url, { frames: 1_000_000, seed });
    await server.stop();
    return {
      figures: { ...figures, unexpected: unexpected.length },
      holds: unexpected.length === 0 && !figures.crashed,
    };
  },
  async illegal(seed) {
    const all = GAME_IDS.map((id) => ({ id, ...tryIllegal(id, { tries: 1_000_000, seed }) }));
    const figures = Object.fromEntries(
      all.map(({ id, tried, accepted, wrong }) => [id, { tried, accepted, wrong: wrong.length }]),
    );
    return { figures, holds: all.every(({ wrong }) => wrong.length === 0) };
  },
  async takes(seed) {
    const server = await startProcess({ limits: GENEROUS });
    const figures = await contendedTakes(server.url, { takes: 25_000, seed });
    await server.stop();
    return { figures: { ...figures, laws: figures.laws.length }, holds: figures.wrong === 0 && figures.p99 <= 50 };
  },
  async 'cluster-storm'(seed) {
    const rng = seededRng(seed);
    const faults = Array.from({ length: 400 }, () => pick(rng, CLUSTER_FAULTS));
    const figures = await clusterStorm({ matches: 60, faults, pause: 30_000, seed });
    const { lost, doubled, forked, diverged } = figures;
    return { figures: { ...figures }, holds: lost + doubled + forked + diverged === 0 };
  },
  async 'node-races'() {
    const cluster = await startCluster();
    const [one, two] = await Promise.all([cluster.node(), cluster.node()]);
    const figures = await raceNodes({ urls: [one.url, two.url], database: cluster.database }, 10_000);
    await cluster.stop();
    const { wrong, lost, doubled, forked, diverged } = figures;
    return { figures: { ...figures }, holds: wrong + lost + doubled + forked + diverged === 0 };
  },
};

const wanted = process.argv.slice(2);
const seed = process.env.SEED ?? String(Date.now());
let failed = 0;
for (const [name, run] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const { figures, holds } = await run(seed);
  if (!holds) failed += 1;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${holds ? 'holds ' : 'FAILED'} ${name} (${seconds} s, SEED=${seed})`);
  for (const [key, value] of Object.entries(figures)) console.log(`         ${key}: ${JSON.stringify(value)}`);
}
process.exit(failed === 0 ? 0 : 1);
