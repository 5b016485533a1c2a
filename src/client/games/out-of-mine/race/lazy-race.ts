// The race, loaded shortly before it begins.

import { lazy } from '../../../ui/lazy.tsx';

const parts = () => import('./race.tsx');

export const RaceScene = lazy(async () => (await parts()).RaceScene);
export const Workbench = lazy(async () => (await parts()).Workbench);

export function fetchRace(): void {
  RaceScene.preload();
  Workbench.preload();
}
