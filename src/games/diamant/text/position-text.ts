// A position in a few lines, each a word and what belongs to it. Reads back as exactly the same state.

import type { Refusal } from '../../../contract/game.ts';
import { ok, type Result } from '../../../kit/result.ts';
import { CARDS, cardAt, cardName, cardNumberByName, RELICS } from '../content.ts';
import { laws } from '../laws.ts';
import { relicPoints } from '../position.ts';
import { refuse } from '../refusals.ts';
import { parsePathCard } from '../scenario.ts';
import { bitsOf, hasBit, listBits } from '../seat-set.ts';
import { STAGES, type State } from '../types.ts';

/** Lines without content are left out, as is every field of an explorer that is 0. */
export function formatPosition(state: State): string {
  const { options } = state;
  const lines: readonly (readonly [string, string])[] = [
    [
      'diamant',
      [`${state.seats} explorers`, options.relics && 'relics', options.openChests && 'open chests']
        .filter(Boolean)
        .join(', '),
    ],
    ['expedition', `${state.expedition}, round ${state.round}, ${state.stage}`],
    ['path', formatPath(state.path, state.rubies)],
    ...state.chests.map((_, seat) => [`explorer ${seat}`, formatExplorer(state, seat)] as const),
    ['aside', state.aside.map(nameAt).join(' ')],
    [
      'deck',
      state.deck
        .map((count, card) => (count === 0 ? '' : `${nameAt(card)}${count > 1 ? `*${count}` : ''}`))
        .filter(Boolean)
        .join(' '),
    ],
    ['next', state.next.map(nameAt).join(' ')],
    ['revealed', formatReveal(state)],
    ['ended', state.ended === 0 ? '' : `${state.ended}: ${formatPath(state.endedPath, state.endedRubies)}`.trim()],
  ];
  return lines
    .filter(([, content]) => content !== '')
    .map((line) => line.join(': '))
    .join('\n');
}

const nameAt = (card: number): string => cardName(cardAt(card));

const formatPath = (path: readonly number[], rubies: readonly number[]): string =>
  path.map((card, place) => `${nameAt(card)}${rubies[place] ? `+${rubies[place]}` : ''}`).join(' ');

function formatExplorer(state: State, seat: number): string {
  const decision = hasBit(state.back, seat) ? 'decided back' : 'decided on';
  const relics = relicPoints(state.relics[seat] ?? 0);
  return [
    hasBit(state.inside, seat) ? 'inside' : 'camp',
    state.loot[seat] ? `loot ${state.loot[seat]}` : '',
    state.taken[seat] ? `taken ${state.taken[seat]}` : '',
    state.chests[seat] ? `chest ${state.chests[seat]}` : '',
    state.unseen[seat] ? `unseen ${state.unseen[seat]}` : '',
    relics.length > 0 ? `relics ${relics.join(' ')}` : '',
    hasBit(state.decided, seat) ? decision : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function formatReveal({ round, lastOn, lastBack, lastShare }: State): string {
  if (round === 0) return '';
  return `on ${listBits(lastOn).join(' ')}, back ${listBits(lastBack).join(' ')}, share ${lastShare}`.replaceAll(
    ' ,',
    ',',
  );
}

/** Reads what `formatPosition` writes; what cannot be met in a match is refused by the laws. */
export function parsePosition(text: string): Result<State, Refusal> {
  const lines = new Map<string, string>();
  for (const line of text.trim().split('\n').slice(0, 40)) {
    const colon = line.indexOf(':');
    lines.set(line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim());
  }
  const state = readLines(lines);
  if (typeof state === 'string') return refuse('bad-position', { why: `cannot read the line "${state}"` });
  const [wrong] = laws(state);
  return wrong === undefined ? ok(state) : refuse('bad-position', { why: wrong });
}

/** The state, or the name of the line that makes no sense. */
function readLines(lines: ReadonlyMap<string, string>): State | string {
  const line = (name: string): string => lines.get(name) ?? '';
  const [, seats, relics, openChests] = /^([3-8]) explorers(, relics)?(, open chests)?$/.exec(line('diamant')) ?? [];
  if (seats === undefined) return 'diamant';
  const progress = readProgress(line('expedition'));
  if (progress === undefined) return 'expedition';
  const path = whole(words(line('path')).map(parsePathCard));
  if (path === undefined) return 'path';
  const people = Array.from({ length: Number(seats) }, (_, seat) => readExplorer(line(`explorer ${seat}`)));
  const explorers = whole(people);
  if (explorers === undefined) return `explorer ${people.indexOf(undefined)}`;
  const aside = whole(words(line('aside')).map(cardNumberByName));
  if (aside === undefined) return 'aside';
  const deck = readDeck(line('deck'));
  if (deck === undefined) return 'deck';
  const next = whole(words(line('next')).map(cardNumberByName));
  if (next === undefined) return 'next';
  const reveal = readReveal(line('revealed'), progress.round);
  if (reveal === undefined) return 'revealed';
  const ended = readEnded(line('ended'));
  if (ended === undefined) return 'ended';
  return {
    seats: Number(seats),
    options: { relics: relics !== undefined, openChests: openChests !== undefined },
    ...progress,
    ...explorerFields(explorers),
    deck,
    path: path.map(({ card }) => card),
    rubies: path.map(({ rubies }) => rubies),
    aside,
    next,
    ...reveal,
    ...ended,
  };
}

const words = (text: string): string[] => text.split(/ +/).filter(Boolean);

/** The list, if nothing in it is missing. */
const whole = <T>(list: readonly (T | undefined)[]): readonly T[] | undefined =>
  list.every((item) => item !== undefined) ? list : undefined;

function readProgress(text: string): Pick<State, 'expedition' | 'round' | 'stage'> | undefined {
  const [, expedition, round, word] = /^([1-5]), round (\d{1,3}), ([a-z]+)$/.exec(text) ?? [];
  const stage = STAGES.find((other) => other === word);
  return stage && { expedition: Number(expedition), round: Number(round), stage };
}

interface WrittenExplorer {
  readonly inside: boolean;
  readonly loot: number;
  readonly taken: number;
  readonly chest: number;
  readonly unseen: number;
  readonly relics: number;
  readonly decided: boolean;
  readonly back: boolean;
}

function readExplorer(text: string): WrittenExplorer | undefined {
  const pattern =
    /^(inside|camp)(?:, loot (\d{1,4}))?(?:, taken (\d{1,4}))?(?:, chest (\d{1,4}))?(?:, unseen (\d{1,4}))?(?:, relics ([\d ]+))?(?:, decided (on|back))?$/;
  const [, where, loot, taken, chest, unseen, relics, decided] = pattern.exec(text) ?? [];
  const numbers = words(relics ?? '').map((points) => RELICS.indexOf(Number(points)));
  if (where === undefined || numbers.includes(-1)) return undefined;
  return {
    inside: where === 'inside',
    loot: Number(loot ?? 0),
    taken: Number(taken ?? 0),
    chest: Number(chest ?? 0),
    unseen: Number(unseen ?? 0),
    relics: bitsOf(numbers),
    decided: decided !== undefined,
    back: decided === 'back',
  };
}

function explorerFields(explorers: readonly WrittenExplorer[]) {
  const where = (field: 'inside' | 'decided' | 'back'): number =>
    bitsOf(explorers.flatMap((explorer, seat) => (explorer[field] ? [seat] : [])));
  return {
    inside: where('inside'),
    decided: where('decided'),
    back: where('back'),
    loot: explorers.map((explorer) => explorer.loot),
    taken: explorers.map((explorer) => explorer.taken),
    chests: explorers.map((explorer) => explorer.chest),
    unseen: explorers.map((explorer) => explorer.unseen),
    relics: explorers.map((explorer) => explorer.relics),
  };
}

function readDeck(text: string): number[] | undefined {
  const deck = CARDS.map(() => 0);
  for (const word of words(text)) {
    const [, name, count] = /^([a-z0-9-]+?)(?:\*([1-9]))?$/.exec(word) ?? [];
    const card = name === undefined ? undefined : cardNumberByName(name);
    if (card === undefined) return undefined;
    deck[card] = (deck[card] ?? 0) + Number(count ?? 1);
  }
  return deck;
}

function readReveal(text: string, round: number): Pick<State, 'lastOn' | 'lastBack' | 'lastShare'> | undefined {
  if (round === 0 && text === '') return { lastOn: 0, lastBack: 0, lastShare: 0 };
  const [, on, back, share] = /^on((?: [0-7])*), back((?: [0-7])*), share (\d{1,3})$/.exec(text) ?? [];
  if (on === undefined || back === undefined) return undefined;
  return { lastOn: bitsOf(words(on).map(Number)), lastBack: bitsOf(words(back).map(Number)), lastShare: Number(share) };
}

function readEnded(text: string): Pick<State, 'ended' | 'endedPath' | 'endedRubies'> | undefined {
  if (text === '') return { ended: 0, endedPath: [], endedRubies: [] };
  const [, expedition, cards] = /^([1-5]):(.*)$/.exec(text) ?? [];
  const path = whole(words(cards ?? '').map(parsePathCard));
  if (expedition === undefined || path === undefined) return undefined;
  return {
    ended: Number(expedition),
    endedPath: path.map(({ card }) => card),
    endedRubies: path.map(({ rubies }) => rubies),
  };
}
