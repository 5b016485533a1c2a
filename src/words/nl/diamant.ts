// Nederlands: Diamant.

import type { RelicId } from '../../games/diamant/content.ts';
import type { DiamantWords } from '../en/diamant.ts';
import { listTexts } from '../list.ts';
import type { Who } from '../types.ts';

const RELICS: Readonly<Record<RelicId, string>> = {
  amulet: 'het amulet',
  owl: 'de uil',
  chalice: 'de kelk',
  crown: 'de kroon',
  'sun-mask': 'het zonnemasker',
};

const rubies = (n: number): string => (n === 1 ? '1 robijn' : `${n} robijnen`);
/** “met z’n tweeën”: met zoveel gaan ze samen terug. */
const TOGETHER: Readonly<Record<number, string>> = {
  2: 'tweeën',
  3: 'drieën',
  4: 'vieren',
  5: 'vijven',
  6: 'zessen',
  7: 'zevenen',
  8: 'achten',
};
const cards = (n: number): string => (n === 1 ? '1 kaart' : `${n} kaarten`);

const list = (names: readonly string[]): string => listTexts('nl', names);

/** „Jij, Jonas en Pip”; bij velen alleen het aantal. */
function people(who: readonly Who[], you = 'Jij'): string {
  const others = who.filter((each) => !each.you).map(({ name }) => name);
  const hasYou = others.length < who.length;
  if (who.length > 3) return hasYou ? `${you} en ${others.length} anderen` : `${who.length} verkenners`;
  return list(hasYou ? [you, ...others] : others);
}

const verb = (who: readonly Who[], one: string, many: string): string => (who.length === 1 ? one : many);

const go = (who: readonly Who[]): string => `${people(who)} ${verb(who, 'gaat', 'gaan')}`;

export const diamant: DiamantWords = {
  name: 'Diamant',
  refusals: {
    'no-such-seat': () => 'Die plaats is er niet aan deze tafel.',
    'not-deciding': () => 'Er wordt een kaart omgedraaid. Kies zodra je die ziet.',
    'not-inside': () => 'Je bent al in het kamp. Bij de volgende expeditie ga je weer mee.',
    'already-decided': () => 'Dat heb je al gekozen. Je kunt je nog bedenken.',
    'match-over': () => 'De partij is afgelopen.',
    'not-exploring': () => 'Eerst kiest iedereen in de grot, dan wordt een kaart omgedraaid.',
    'not-in-deck': () => 'Die kaart is niet de volgende van de stapel.',
    'no-clock': () => 'Diamant speel je zonder klok.',
    'bad-options': () => 'Kies met of zonder relieken, en open of dichte kisten.',
    'bad-action': () => 'Kies verder of terug.',
    'bad-chance': () => 'Die kaart is er niet in de grot.',
    'bad-scenario': ({ why }) => `Deze stelling kan niet: ${why}.`,
    'bad-position': ({ why }) => `Deze stelling is niet te lezen: ${why}.`,
  },
  keys: {
    guess: 'In het kamp: raad wie nu teruggaat',
    nobody: 'In het kamp: raad dat niemand teruggaat',
  },
  options: {
    relics: 'Relieken',
    relicsHint: 'Vijf schatten voor wie alleen teruggaat.',
    openChests: 'Open kisten',
    openChestsHint: 'Iedereen ziet wat de anderen hebben meegebracht.',
  },

  traps: {
    scorpion: 'Reuzenschorpioen',
    snake: 'Gifslang',
    lava: 'Lavaput',
    boulder: 'Rotsblok',
    spikes: 'Spiesenval',
  },
  trapCards: {
    scorpion: 'Schorpioen',
    snake: 'Slang',
    lava: 'Lavaput',
    boulder: 'Rotsblok',
    spikes: 'Spiesen',
  },
  second: {
    scorpion: 'De tweede reuzenschorpioen!',
    snake: 'De tweede gifslang!',
    lava: 'De tweede lavaput!',
    boulder: 'Het tweede rotsblok!',
    spikes: 'De tweede spiesenval!',
  },
  relics: RELICS,
  rubies,
  percent: (n) => `${n}%`,
  expedition: (n, of) => `Expeditie ${n} van ${of}`,
  entrance: {
    done: (n) => `Expeditie ${n}: voorbij`,
    now: (n) => `Expeditie ${n}: nu`,
    next: (n) => `Expeditie ${n}: komt nog`,
  },

  board: {
    path: 'Het pad, vanaf het kamp de grot in',
    treasure: (value, left) =>
      left === 0 ? `Schat ${value}` : `Schat ${value}, er ${left === 1 ? 'ligt' : 'liggen'} nog ${rubies(left)}`,
    trap: (trap) => `Val: ${trap}`,
    relic: (relic, points) => `Reliek: ${relic}, ${points} punten`,
    deck: cards,
    deckLabel: (n) => `De volgende kaart, gedekt; ${cards(n)} in de stapel`,
    explorers: 'Verkenners',
    traps: 'Vallen',
    seen: 'Gezien',
    seenNote: 'nog een, en het is voorbij',
    aside: 'Uit',
    asideNote: 'het spel',
  },

  seat: {
    you: 'Jij',
    yourDecision: 'jij kiest',
    decided: 'heeft gekozen',
    youDecided: 'gekozen',
    thinking: 'denkt na',
    on: 'gaat verder',
    back: 'gaat terug',
    camp: 'in het kamp',
    inside: 'in de grot',
    fled: 'ontsnapt',
    loot: (n) => `${rubies(n)} in gevaar`,
    chest: (n) => `${n} in de kist`,
    closed: 'kist dicht',
    relic: (relic, points) => `${relic}, ${points}`,
    points: (n) => (n === 1 ? 'punt' : 'punten'),
  },

  dock: {
    have: 'Wat je hebt',
    chest: 'Je kist',
    chestShort: 'Kist',
    loot: 'In gevaar',
    lootShort: 'Buit',
    deck: 'De stapel',
    ends: (deadly, all) =>
      deadly === 0
        ? all === 1
          ? 'de laatste kaart is niet het einde'
          : `geen van de ${cards(all)} is al het einde`
        : `${deadly} van ${cards(all)} ${deadly === 1 ? 'is' : 'zijn'} het einde`,
    deadly: (n) => `${n} gevaarlijk`,
    mild: (n) => `${n} nog ongevaarlijk`,
    treasures: (n) => (n === 1 ? '1 schat' : `${n} schatten`),
    relics: (n) => (n === 1 ? '1 reliek' : `${n} relieken`),
    lying: (n) => `${rubies(n)} op het pad`,
    back: 'Terug',
    on: 'Verder',
    backHint: (loot, lying) => (lying === 0 ? `${loot} mee naar huis` : `${loot} + deel van ${lying}`),
    onHint: (loot) => (loot === 0 ? 'niets te verliezen' : `${loot} op het spel`),
    alone: 'alleen',
    with: (n) => `met ${n}`,
    pays: (n, points) => (n === 1 ? `alleen: ${points}` : `met z’n ${TOGETHER[n] ?? n}: elk ${points}`),
    oddsTreasure: (n) => `schat ${n}%`,
    oddsTrap: (n) => `het einde ${n}%`,
    oddsRelic: (n) => `reliek ${n}%`,
    chosen: 'jouw keuze',
    nobody: 'Niemand',
    each: (share, left) =>
      left === 0
        ? `elk ${rubies(share)} van het pad`
        : `elk ${rubies(share)}, ${left} ${left === 1 ? 'blijft' : 'blijven'}`,
    nothing: 'op het pad lag niets',
    next: 'De volgende kaart…',
    emptied: 'De grot is leeg.',
  },

  guess: {
    title: 'Wie gaat nu terug?',
    fun: 'gewoon voor de lol',
    nobody: 'Niemand',
    names: (names) => (names.length === 0 ? 'Niemand' : list(names)),
    right: 'Goed geraden!',
    wrong: 'Deze keer niet.',
    tally: (right, of) => `${right} van ${of} goed`,
  },

  sentence: {
    decideLead: 'Verder of terug?',
    haveDecided: (who) => `${people(who)} ${who.length === 1 ? (who[0]?.you ? 'hebt' : 'heeft') : 'hebben'} gekozen.`,
    waitingFor: (who) => `Wachten op ${people(who, 'jou')}.`,
    chose: (choice) => (choice === 'on' ? 'Je gaat verder.' : 'Je gaat terug.'),
    onItsWay: 'Onderweg…',
    secret: 'Nog geheim: je kunt je bedenken.',
    campLead: 'Veilig in het kamp.',
    camp: 'Wie gaat nu terug?',
    ready: 'Iedereen staat bij de ingang.',
    watching: 'In de grot wordt nagedacht.',
  },

  told: {
    treasure: (value, share, left) => {
      const each = share === 0 ? 'te weinig om te delen' : `elk ${share}`;
      const rest = left === 1 ? '1 blijft liggen' : `${left} blijven liggen`;
      return left === 0 ? `Schat ${value}: ${each}.` : `Schat ${value}: ${each}, ${rest}.`;
    },
    trap: (trap) => `${trap}! Pas op nu.`,
    relic: (relic, points) => `Een reliek: ${relic}, ${points} punten voor wie alleen teruggaat.`,
    sprung: (second, lost) =>
      lost === 0
        ? `${second} Iedereen rent weg, er was niets te verliezen.`
        : `${second} Iedereen in de grot laat de robijnen vallen en rent.`,
    allOn: (who) => (who.length === 1 ? `${go(who)} alleen verder.` : 'Iedereen gaat verder.'),
    goBack: (who) => `${go(who)} terug.`,
    home: (who, each) => {
      if (each === 0) return `${go(who)} met lege handen terug.`;
      return who.length === 1
        ? `${go(who)} alleen terug met ${rubies(each)}.`
        : `${go(who)} terug met elk ${rubies(each)}.`;
    },
    tookRelics: (relics) => `En ook ${list(relics)}!`,
    relicsStay: 'Niemand krijgt het reliek.',
    ended: (n) => `Expeditie ${n} is voorbij.`,
    putAside: (trap) => `Uit het spel: ${trap}.`,
    entered: (n) => `Expeditie ${n}: iedereen gaat naar binnen.`,
    mixedIn: (relic, points) => `Verstopt in de stapel: ${relic}, ${points}.`,
    opened: 'De kisten gaan open.',
    won: (who, points) => `${people(who)} ${verb(who, 'wint', 'winnen')} met ${points}.`,
  },

  result: {
    caption: 'Wat er in de kisten zit',
    explorer: 'Wie',
    gems: 'Edelstenen',
    relics: 'Relieken',
    total: 'Punten',
    coins: (diamonds, loose) => `${diamonds === 1 ? '1 diamant' : `${diamonds} diamanten`}, ${rubies(loose)}`,
  },
};
