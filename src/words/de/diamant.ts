// Deutsch: Diamant.

import type { RelicId } from '../../games/diamant/content.ts';
import type { DiamantWords } from '../en/diamant.ts';
import { listTexts } from '../list.ts';
import type { Who } from '../types.ts';

const RELICS: Readonly<Record<RelicId, string>> = {
  amulet: 'das Amulett',
  owl: 'die Eule',
  chalice: 'der Kelch',
  crown: 'die Krone',
  'sun-mask': 'die Sonnenmaske',
};

const rubies = (n: number): string => (n === 1 ? '1 Rubin' : `${n} Rubine`);
const withRubies = (n: number): string => (n === 1 ? '1 Rubin' : `${n} Rubinen`);
/** „zu zweit“: so viele gehen zusammen zurück. */
const TOGETHER: Readonly<Record<number, string>> = {
  2: 'zu zweit',
  3: 'zu dritt',
  4: 'zu viert',
  5: 'zu fünft',
  6: 'zu sechst',
  7: 'zu siebt',
  8: 'zu acht',
};
const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);

const list = (names: readonly string[]): string => listTexts('de', names);

/** „Du, Jonas und Pip“; bei vielen nur die Zahl. */
function people(who: readonly Who[], you = 'Du'): string {
  const others = who.filter((each) => !each.you).map(({ name }) => name);
  const hasYou = others.length < who.length;
  if (who.length > 3) return hasYou ? `${you} und ${others.length} andere` : `${who.length} Gruppenmitglieder`;
  return list(hasYou ? [you, ...others] : others);
}

/** Das Verb dazu: du, sie (eine Person), ihr, sie (mehrere). */
function verb(who: readonly Who[], du: string, one: string, ihr: string, many: string): string {
  const hasYou = who.some(({ you }) => you);
  if (who.length === 1) return hasYou ? du : one;
  return hasYou ? ihr : many;
}

const go = (who: readonly Who[]): string => `${people(who)} ${verb(who, 'gehst', 'geht', 'geht', 'gehen')}`;

export const diamant: DiamantWords = {
  name: 'Diamant',
  refusals: {
    'no-such-seat': () => 'Diesen Platz gibt es am Tisch nicht.',
    'not-deciding': () => 'Gerade wird eine Karte aufgedeckt. Entscheide, sobald sie offen liegt.',
    'not-inside': () => 'Du bist wieder im Camp. Bei der nächsten Expedition gehst du wieder mit.',
    'already-decided': () => 'Das hast du schon gewählt. Du kannst dich noch umentscheiden.',
    'match-over': () => 'Die Partie ist zu Ende.',
    'not-exploring': () => 'Erst entscheiden alle in der Höhle, dann wird eine Karte aufgedeckt.',
    'not-in-deck': () => 'Diese Karte ist nicht die nächste im Stapel.',
    'no-clock': () => 'Diamant wird ohne Uhr gespielt.',
    'bad-options': () => 'Wähle mit oder ohne Relikte und offene oder geschlossene Truhen.',
    'bad-action': () => 'Wähle weiter oder zurück.',
    'bad-chance': () => 'Diese Karte gibt es in der Höhle nicht.',
    'bad-scenario': ({ why }) => `Diese Stellung kann es nicht geben: ${why}.`,
    'bad-position': ({ why }) => `Diese Stellung ist nicht lesbar: ${why}.`,
  },
  keys: {
    guess: 'Im Camp: raten, wer als Nächstes zurückgeht',
    nobody: 'Im Camp: raten, dass niemand zurückgeht',
  },
  options: {
    relics: 'Relikte',
    relicsHint: 'Fünf Kostbarkeiten für alle, die allein zurückgehen.',
    openChests: 'Offene Truhen',
    openChestsHint: 'Alle sehen, was die anderen ins Camp gebracht haben.',
  },

  traps: {
    scorpion: 'Riesenskorpion',
    snake: 'Giftschlange',
    lava: 'Lavagrube',
    boulder: 'Steinkugel',
    spikes: 'Stachelfalle',
  },
  trapCards: {
    scorpion: 'Skorpion',
    snake: 'Schlange',
    lava: 'Lavagrube',
    boulder: 'Steinkugel',
    spikes: 'Stacheln',
  },
  second: {
    scorpion: 'Der zweite Riesenskorpion!',
    snake: 'Die zweite Giftschlange!',
    lava: 'Die zweite Lavagrube!',
    boulder: 'Die zweite Steinkugel!',
    spikes: 'Die zweite Stachelfalle!',
  },
  relics: RELICS,
  rubies,
  percent: (n) => `${n}\u00a0%`,
  expedition: (n, of) => `Expedition ${n} von ${of}`,
  entrance: {
    done: (n) => `Expedition ${n}: vorbei`,
    now: (n) => `Expedition ${n}: jetzt`,
    next: (n) => `Expedition ${n}: kommt noch`,
  },

  board: {
    path: 'Der Weg, vom Camp in die Höhle',
    treasure: (value, left) =>
      left === 0 ? `Edelsteinvorkommen ${value}` : `Edelsteinvorkommen ${value}, darauf ${rubies(left)}`,
    trap: (trap) => `Falle: ${trap}`,
    relic: (relic, points) => `Relikt: ${relic}, ${points} Punkte`,
    deck: cards,
    deckLabel: (n) => `Die nächste Karte, verdeckt; ${cards(n)} im Stapel`,
    explorers: 'Figuren',
    traps: 'Fallen',
    seen: 'Gesehen',
    seenNote: 'noch eine, und es ist aus',
    aside: 'Aus dem',
    asideNote: 'Spiel',
  },

  seat: {
    you: 'Du',
    yourDecision: 'du bist dran',
    decided: 'entschieden',
    youDecided: 'gewählt',
    thinking: 'überlegt',
    on: 'geht weiter',
    back: 'geht zurück',
    camp: 'im Camp',
    inside: 'in der Höhle',
    fled: 'entkommen',
    loot: (n) => `${rubies(n)} vor der Truhe`,
    chest: (n) => `${n} in der Truhe`,
    closed: 'Truhe geschlossen',
    relic: (relic, points) => `${relic}, ${points}`,
    points: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
  },

  dock: {
    have: 'Was du hast',
    chest: 'Deine Truhe',
    chestShort: 'Truhe',
    loot: 'Vor der Truhe',
    lootShort: 'Beute',
    deck: 'Der Stapel',
    ends: (deadly, all) =>
      deadly === 0
        ? all === 1
          ? 'die letzte Karte ist nicht das Ende'
          : `noch keine von ${cards(all)} ist das Ende`
        : `${deadly} von ${cards(all)} ${deadly === 1 ? 'ist' : 'sind'} das Ende`,
    deadly: (n) => `${n} gefährlich`,
    mild: (n) => `${n} noch harmlos`,
    treasures: (n) => `${n} Edelsteinvorkommen`,
    relics: (n) => (n === 1 ? '1 Relikt' : `${n} Relikte`),
    lying: (n) => `${rubies(n)} auf dem Weg`,
    back: 'Zurück',
    on: 'Weiter',
    backHint: (loot, lying) => (lying === 0 ? `${loot} in die Truhe` : `${loot} + Anteil an ${lying}`),
    onHint: (loot) => (loot === 0 ? 'nichts zu verlieren' : `${loot} auf dem Spiel`),
    alone: 'allein',
    with: (n) => `mit ${n}`,
    pays: (n, points) => (n === 1 ? `allein: ${points}` : `${TOGETHER[n] ?? `mit ${n - 1} anderen`}: je ${points}`),
    oddsTreasure: (n) => `Edelsteine ${n}\u00a0%`,
    oddsTrap: (n) => `das Ende ${n}\u00a0%`,
    oddsRelic: (n) => `Relikt ${n}\u00a0%`,
    chosen: 'deine Wahl',
    nobody: 'Niemand',
    each: (share, left) =>
      left === 0
        ? `je ${rubies(share)} vom Weg`
        : `je ${rubies(share)}, ${left === 1 ? '1 bleibt' : `${left} bleiben`}`,
    nothing: 'auf dem Weg lag nichts',
    next: 'Die nächste Karte…',
    emptied: 'Die Höhle ist leer.',
  },

  guess: {
    title: 'Wer geht als Nächstes zurück?',
    fun: 'nur zum Spaß',
    nobody: 'Niemand',
    names: (names) => (names.length === 0 ? 'Niemand' : list(names)),
    right: 'Gut geraten!',
    wrong: 'Diesmal nicht.',
    tally: (right, of) => `${right} von ${of} richtig`,
  },

  sentence: {
    decideLead: 'Weiter oder zurück?',
    haveDecided: (who) => `${people(who)} ${verb(who, 'hast', 'hat', 'habt', 'haben')} entschieden.`,
    waitingFor: (who) => `Noch offen: ${people(who, 'du')}.`,
    chose: (choice) => (choice === 'on' ? 'Du gehst weiter.' : 'Du gehst zurück.'),
    onItsWay: 'Unterwegs…',
    secret: 'Noch geheim: Du kannst dich umentscheiden.',
    campLead: 'Sicher im Camp.',
    camp: 'Wer geht als Nächstes zurück?',
    ready: 'Alle stehen am Eingang.',
    watching: 'In der Höhle wird überlegt.',
  },

  told: {
    treasure: (value, share, left) => {
      const each = share === 0 ? 'zu wenig zum Teilen' : `je ${share}`;
      const rest = left === 1 ? '1 bleibt liegen' : `${left} bleiben liegen`;
      return left === 0 ? `Edelsteinvorkommen ${value}: ${each}.` : `Edelsteinvorkommen ${value}: ${each}, ${rest}.`;
    },
    trap: (trap) => `${trap}! Jetzt vorsichtig.`,
    relic: (relic, points) => `Ein Relikt: ${relic}, ${points} Punkte. Wer allein zurückgeht, bekommt es.`,
    sprung: (second, lost) =>
      lost === 0
        ? `${second} Alle rennen, zu verlieren gab es nichts.`
        : `${second} Alle in der Höhle lassen ihre Rubine fallen und rennen.`,
    allOn: (who) => (who.length === 1 ? `${go(who)} allein weiter.` : 'Alle gehen weiter.'),
    goBack: (who) => `${go(who)} zurück.`,
    home: (who, each) => {
      if (each === 0) return `${go(who)} mit leeren Händen zurück.`;
      return who.length === 1
        ? `${go(who)} allein zurück, mit ${withRubies(each)}.`
        : `${go(who)} zurück, mit je ${withRubies(each)}.`;
    },
    tookRelics: (relics) => `Und dazu ${list(relics)}!`,
    relicsStay: 'Das Relikt bekommt niemand.',
    ended: (n) => `Expedition ${n} ist zu Ende.`,
    putAside: (trap) => `Aus dem Spiel: ${trap}.`,
    entered: (n) => `Expedition ${n}: Alle gehen hinein.`,
    mixedIn: (relic, points) => `Im Stapel versteckt: ${relic}, ${points}.`,
    opened: 'Die Truhen gehen auf.',
    won: (who, points) => `${people(who)} ${verb(who, 'gewinnst', 'gewinnt', 'gewinnt', 'gewinnen')} mit ${points}.`,
  },

  result: {
    caption: 'Was in den Truhen liegt',
    explorer: 'Wer',
    gems: 'Edelsteine',
    relics: 'Relikte',
    total: 'Punkte',
    coins: (diamonds, loose) => `${diamonds === 1 ? '1 Diamant' : `${diamonds} Diamanten`}, ${rubies(loose)}`,
  },
};
