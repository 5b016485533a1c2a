// Every message of one language, filled in: for a native to read from top to bottom, and for the checks of sheet.test.ts.

import { GAME_IDS, type GameId } from '../../contract/game.ts';
import { GAME_WORDS, loadCoachWords, loadCommonWords } from '../catalogues.ts';
import { GAME_COACH_WORDS } from '../game-coach.ts';
import type { GameCoachWords, Language, Rulebook } from '../types.ts';
import { coachDetails } from './coach-samples.ts';
import { COACH_SAMPLES, COMMON_SAMPLES } from './common-samples.ts';
import { DIAMANT_SAMPLES } from './diamant-samples.ts';
import { OCELOT_SAMPLES } from './ocelot-samples.ts';
import { OUT_OF_MINE_SAMPLES } from './out-of-mine-samples.ts';
import { PEOPLE } from './samples.ts';

export interface SheetLine {
  /** The catalogue, and the message's names in it: "diamant.told.trap". */
  readonly path: string;
  readonly text: string;
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const isMessage = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function';

/** The samples have the shape of the words; their types see to that. */
function linesOf(path: string, words: unknown, samples: unknown): readonly SheetLine[] {
  if (typeof words === 'string') return [{ path, text: words }];
  if (isMessage(words)) {
    if (!Array.isArray(samples) || samples.length === 0) throw new Error(`${path} has no samples`);
    const texts = new Set(samples.map((args: readonly unknown[]) => String(words(...args))));
    return [...texts].map((text) => ({ path, text }));
  }
  if (!isTree(words)) throw new Error(`${path} is no message`);
  return Object.entries(words).flatMap(([name, value]) =>
    linesOf(`${path}.${name}`, value, isTree(samples) ? samples[name] : undefined),
  );
}

const GAME_SAMPLES: Readonly<Record<GameId, unknown>> = {
  ocelot: OCELOT_SAMPLES,
  diamant: DIAMANT_SAMPLES,
  'out-of-mine': OUT_OF_MINE_SAMPLES,
};

function coachLines(game: GameId, { hints, verdicts }: GameCoachWords): readonly SheetLine[] {
  const own = (code: string) => coachDetails(game, code).map((detail) => [detail]);
  const told = (code: string) => PEOPLE.flatMap((who) => coachDetails(game, code).map((detail) => [who, detail]));
  const sampled = (messages: Tree, samples: (code: string) => unknown) =>
    Object.fromEntries(Object.keys(messages).map((code) => [code, samples(code)]));
  return [
    ...linesOf(`coach-${game}.hints`, hints, sampled(hints, own)),
    ...linesOf(`coach-${game}.verdicts`, verdicts, sampled(verdicts, told)),
  ];
}

async function gameLines(language: Language, game: GameId): Promise<readonly SheetLine[]> {
  const { lesson }: { readonly lesson: Tree } = await import(`../${language}/lesson-${game}.ts`);
  const { rulebook }: { readonly rulebook: Rulebook } = await import(`../${language}/rules-${game}.ts`);
  return [
    ...linesOf(game, await GAME_WORDS[game](language), GAME_SAMPLES[game]),
    ...coachLines(game, await GAME_COACH_WORDS[game](language)),
    ...linesOf(`lesson-${game}`, lesson, undefined),
    ...rulebook.sections.flatMap(({ title, rules }) => [
      { path: `rules-${game}.title`, text: title },
      ...rules.map(({ id, text }) => ({ path: `rules-${game}.${id}`, text })),
    ]),
  ];
}

export async function sheetOf(language: Language): Promise<readonly SheetLine[]> {
  const games = await Promise.all(GAME_IDS.map((game) => gameLines(language, game)));
  return [
    ...linesOf('common', await loadCommonWords(language), COMMON_SAMPLES),
    ...linesOf('coach', await loadCoachWords(language), COACH_SAMPLES),
    ...games.flat(),
  ];
}
