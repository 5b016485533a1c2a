// Short ways for tests to write a position and play from it.

import { type PlayedScenario, parseScenarioFile, playScenario, SCENARIO_FORMAT } from '../../contract/scenario.ts';
import { invariant } from '../../kit/invariant.ts';
import { diamant } from './index.ts';
import { diamantTools } from './tools.ts';
import type { Diamant, Effect, Options, Scenario, ScenarioExplorer, State, View } from './types.ts';

export const PLAIN: Options = { relics: false, openChests: true };
export const RELIC: Options = { relics: true, openChests: true };

export const SEAT_COUNTS = [3, 4, 5, 6, 7, 8];

/** Explorers that all hold the same. */
export const alike = (count: number, explorer: ScenarioExplorer = {}): ScenarioExplorer[] =>
  Array.from({ length: count }, () => explorer);

export interface Written extends Partial<Scenario> {
  readonly options?: Options;
}

export interface Played {
  readonly state: State;
  readonly effects: readonly Effect[];
  /** What the public sees at the end. */
  readonly view: View;
}

/** Plays lines such as `2 back` and `turn snake` from a written position. */
export function play({ options = PLAIN, ...written }: Written, ...lines: readonly string[]): Played {
  const position: Scenario = { expedition: 1, path: [], explorers: alike(4), ...written };
  const file = parseScenarioFile({
    format: SCENARIO_FORMAT,
    game: 'diamant',
    title: 'a test',
    seats: position.explorers.length,
    options,
    position,
    play: lines.flatMap((line) => line.split(/; */)),
  });
  const played = file.ok ? playScenario(diamant, file.value) : file;
  invariant(played.ok, played.ok ? '' : JSON.stringify(played.error));
  return summary(played.value);
}

function summary({ state, steps }: PlayedScenario<Diamant>): Played {
  invariant(diamantTools.laws(state).length === 0, diamantTools.laws(state).join('; '));
  return { state, effects: steps.flatMap((step) => step.effects), view: diamant.view(state, 'public') };
}

/** The same decision for seats 0 to count − 1. */
export const all = (count: number, choice: 'on' | 'back'): string =>
  Array.from({ length: count }, (_, seat) => `${seat} ${choice}`).join('; ');
