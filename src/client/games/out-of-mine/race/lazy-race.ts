// The race, fetched when it is near.

import { late } from '../../../ui/lazy.tsx';

const parts = () => import('./race.tsx');

export const RaceScene = late(async () => (await parts()).RaceScene);
export const Workbench = late(async () => (await parts()).Workbench);

export function fetchRace(): void {
  RaceScene.ahead();
  Workbench.ahead();
}
