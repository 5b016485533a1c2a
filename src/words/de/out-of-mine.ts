// Deutsch: Out of Mine!

import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import type { Colour, Find, Shape } from '../../games/out-of-mine/content/types.ts';
import type { Fault } from '../../games/out-of-mine/types.ts';
import type { OutOfMineWords } from '../en/out-of-mine.ts';
import { capital } from '../list.ts';
import type { Detail, Who } from '../types.ts';

const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'gelb',
  blue: 'blau',
  green: 'grün',
  red: 'rot',
  white: 'weiß',
};

const FINDS: Readonly<Record<Find, string>> = { gold: 'Gold', silver: 'Silber', woodworm: 'Holzwurm', rat: 'Ratte' };

/** Mit Artikel, wie nach „zeigt“ und „für“. */
const A_FIND: Readonly<Record<Find, string>> = {
  gold: 'Gold',
  silver: 'Silber',
  woodworm: 'einen Holzwurm',
  rat: 'eine Ratte',
};

const FAULTS: Readonly<Record<Fault, string>> = {
  'over-edge': 'es ragt ins Gestein',
  'wrong-colour': 'seine Farbe steht nicht auf der Karte',
  'too-many': 'auf der Karte stehen weniger von seiner Farbe',
};

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const of = (who: Who): string => `von ${who.name}`;
const takes = (who: Who, du: string, other: string): string => (who.you ? `Du ${du}` : `${who.name} ${other}`);

const isSingle = (shape: Shape): boolean => shape === 'I1' || shape === 'I2';
const kind = (shape: Shape): string => (isSingle(shape) ? 'Plättchen' : shape.charAt(0));
const tile = (colour: Colour, shape: Shape): string => `das ${COLOURS[colour]}e ${kind(shape)}`;

function named(detail: Detail): string {
  const found = TILES[Number(detail.tile)];
  return found === undefined ? String(detail.name) : tile(found.colour, found.shape);
}

const Named = (detail: Detail): string => capital(named(detail));
const spaces = (n: number): string => (n === 1 ? '1 Feld' : `${n} Felder`);
const seconds = (n: number): string => (n === 1 ? '1 Sekunde' : `${n} Sekunden`);
const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

export const outOfMine: OutOfMineWords = {
  name: 'Out of Mine!',

  refusals: {
    unreadable: (detail) =>
      `Das lässt sich nicht lesen${detail.text === undefined ? why(detail) : `: „${detail.text}“`}.`,
    'no-such-seat': () => 'Diesen Platz gibt es am Tisch nicht.',
    'nothing-due': () => 'Noch ist nichts fällig.',
    'impossible-luck': () => 'Das kann so nicht verteilt worden sein.',
    'not-preparing': () => 'Die Runde läuft schon. In der nächsten kannst du wieder wählen.',
    'no-choice': () => 'Dieses Tableau hattest du letzte Runde, also spielst du jetzt die andere Seite.',
    'no-side': () => 'Wähle erst eine Seite deines Tableaus.',
    'already-ready': () => 'Du bist bereit. Warte auf die anderen.',
    'not-started': () => 'Warte auf das Kommando: In die Mine!',
    'head-start': () => 'Andere haben Vorsprung. Gleich bist du dran.',
    uncovered: ({ open }) => `Erst alles belegen, dann rufen: Noch ${spaces(Number(open))} offen.`,
    called: () => 'Jemand hat gerufen. Hände weg von den Plättchen!',
    'round-over': () => 'Die Runde ist vorbei. Schau dir die Wertung an und sag, wenn du bereit bist.',
    'match-over': () => 'Die Partie ist vorbei.',
    'hand-full': (detail) => `Du hältst schon ${named(detail)}. Lege es erst hin oder zurück.`,
    gone: (detail) => `${Named(detail)} ist weg: Jemand war schneller. Nimm ein anderes.`,
    yours: (detail) => `${Named(detail)} liegt in deinem Stollen. Nimm es dort auf.`,
    'not-in-hand': (detail) => `${Named(detail)} ist nicht in deiner Hand. Nimm es erst.`,
    'not-laid': (detail) => `${Named(detail)} liegt nicht in deinem Stollen.`,
    'not-yours': (detail) => `Du hast ${named(detail)} nicht.`,
    'off-board': (detail) => `${Named(detail)} passt dort nicht aufs Tableau. Lege es weiter hinein.`,
    overlap: (detail) => `${Named(detail)} läge auf einem anderen. Such ihm einen freien Platz.`,
    'over-edge': (detail) => `${Named(detail)} würde ins Gestein ragen. Lege es ganz in den Stollen.`,
    'wrong-colour': (detail) => `${Named(detail)} steht nicht auf deiner Karte. Nimm eine ihrer Farben.`,
    'too-many': (detail) =>
      `Von dieser Farbe hast du schon alle, die auf deiner Karte stehen. ${Named(detail)} ist eins zu viel.`,
    'already-stuck': () => 'Du hast schon gesagt, dass du nicht weiterkommst.',
    'not-stuck': () => 'Du hast nicht gesagt, dass du nicht weiterkommst.',
  },

  keys: {
    shelf: 'Vorrat: gelb, blau, grün, rot, weiß',
    arrows: 'Plättchen wählen; das in der Hand bewegen',
    enter: 'Plättchen nehmen; legen',
    next: 'Nächster Platz, wo es passt',
    gallery: 'Zum Stollen',
    call: 'Rufen: Out of Mine!',
  },

  colours: COLOURS,
  letters: { yellow: 'Ge', blue: 'B', green: 'Gr', red: 'R', white: 'W' },
  tile,
  tileLabel: (colour, shape) => `${capital(COLOURS[colour])}es ${kind(shape)}`,
  finds: FINDS,
  faults: FAULTS,

  boardsDealt: 'Die Stollentableaus sind verteilt.',
  boardReplaced: (who) =>
    `${who.you ? 'Dein Tableau' : `Das Tableau ${of(who)}`} geht zurück in die Schachtel; die anderen werden neu gemischt.`,
  sideChosen: (who, gallery) => `${takes(who, 'wählst', 'wählt')}: ${gallery}.`,
  sideTaken: (who, side) => `${takes(who, 'wählst', 'wählt')} die ${side === 'front' ? 'Vorderseite' : 'Rückseite'}.`,
  isReady: (who) => (who.you ? 'Du bist bereit.' : `${who.name} ist bereit.`),
  intoTheMine: 'In die Mine!',
  cardOf: (who, mix) => `${who.you ? 'Deine Karte' : `Die Karte ${of(who)}`}: ${mix}.`,
  mixPart: (count, colour) => `${count} × ${COLOURS[colour]}`,
  opened: (who) => (who.you ? 'Los geht’s!' : `${who.name} darf jetzt anfangen.`),
  took: (who, what) => `${who.you ? 'Du nimmst' : `${who.name} nimmt`} ${what}.`,
  laid: (who, what, place) => `${who.you ? 'Du legst' : `${who.name} legt`} ${what} auf ${place}.`,
  moved: (who, what, place) => `${who.you ? 'Du schiebst' : `${who.name} schiebt`} ${what} nach ${place}.`,
  pickedUp: (who, what) => `${who.you ? 'Du nimmst' : `${who.name} nimmt`} ${what} wieder auf.`,
  putBack: (who, what) => `${who.you ? 'Du legst' : `${who.name} legt`} ${what} zurück.`,
  isStuck: (who) => `${takes(who, 'kommst', 'kommt')} nicht weiter.`,
  goesOn: (who) => (who.you ? 'Du hast doch noch eine Idee.' : `${who.name} hat doch noch eine Idee.`),
  called: (who) => `${who.you ? 'Du rufst' : `${who.name} ruft`}: Out of Mine!`,
  stopped: (who) => (who.you ? 'Deine Zeit ist um.' : `Die Zeit ${of(who)} ist um.`),
  endedByCall: 'Hände weg von den Plättchen! Jetzt werden die Stollen geprüft.',
  endedStuck: 'Niemand kommt weiter. Die Runde endet ohne Ruf.',
  endedByTime: 'Die Zeit ist um.',
  removed: (who, what, fault) => `${who.you ? 'Du verlierst' : `${who.name} verliert`} ${what}: ${FAULTS[fault]}.`,
  scored: (who, score, sum) =>
    `${who.you ? 'Du bekommst' : `${who.name} bekommt`} ${points(score)}${sum === '' ? '' : ` (${sum})`}.`,
  scoredFull: 'Stollen voll',
  scoredEmpty: (empty) => (empty === 1 ? '1 Feld leer' : `${empty} Felder leer`),
  scoredBonus: (bonus) => `${signed(bonus)} für den Ruf`,
  scoredElves: (elves) => `${signed(elves)} für ${elves === 1 ? 'eine Elfe' : `${elves} Elfen`}`,
  scoredFind: (find, worth) => `${signed(worth)} für ${A_FIND[find]}`,
  matchOver: 'Die letzte Runde ist vorbei.',

  galleries: [
    'Schiefe Laterne',
    'Pumpenkammer',
    'Drei Leitern',
    'Sanduhr',
    'Haken und Öse',
    'Zwei Stiefel',
    'Rutschtreppe',
    'Zwillingsbrunnen',
    'Wasserkran',
    'Heugabel',
    'Eingerollte Natter',
    'Spiegelhallen',
    'Zerbrochene Leiter',
    'Zackenblitz',
    'Krumme Schaufel',
    'Haspel',
    'Blechkessel',
    'Langer Umweg',
    'Silberader',
    'Schleusentore',
  ],

  options: {
    scoring: {
      elves: { name: 'Elfen', hint: '1 Punkt für jede Elfe neben einem Plättchen ihrer Farbe.' },
      finds: {
        name: 'Funde',
        hint: 'Gold und Silber, Holzwürmer und Ratten auf den Plättchen zählen, wie deine Karte es sagt.',
      },
      belowZero: {
        name: 'Runden unter 0',
        hint: 'Funde und ein falscher Ruf können eine Runde unter 0 bringen.',
      },
    },
    guardRails: 'Leitplanken',
    guardRailsHint: 'Du kannst kein Plättchen legen, wo es nicht hingehört.',
    rounds: 'Runden',
    roundsHint: 'In der Anleitung sind es sieben.',
    timeLimit: 'Zeit pro Runde',
    noLimit: 'Ohne',
    minutes: (n) => `${n} min`,
    photoFinish: 'Fotofinish',
    photoFinishHint: 'Rufen zwei im selben Augenblick und beide richtig, bekommen beide den vollen Bonus.',
  },

  help: {
    timeScale: 'Mehr Zeit',
    timeScaleHint:
      'Nach einem Ruf geht es hier weiter, bis die doppelte, drei- oder vierfache Zeit um ist. Ein richtiger Ruf zählt noch.',
    asAll: 'Wie alle',
    times: (n) => (n === 2 ? 'Doppelt' : `${n}-fach`),
    headStart: 'Vorsprung',
    headStartHint: 'So viel später fangen die anderen an.',
    grace: 'Zeit nach einem Ruf',
    graceHint: 'So lange darf hier weitergelegt werden.',
    seconds: (n) => `${n} s`,
    easierCard: 'Leichtere Karte',
    easierCardHint: 'Zieht zwei Schatzkarten und behält die leichtere.',
    has: {
      timeScale: (n) => (n === 2 ? 'doppelte Zeit' : `${n}-fache Zeit`),
      headStart: (n) => `${n} s Vorsprung`,
      grace: (n) => `${n} s nach einem Ruf`,
      guardRails: 'Leitplanken',
      easierCard: 'leichtere Karte',
    },
  },

  say: {
    choose: 'Wähle die Seite deines Tableaus.',
    forced: (gallery) => `Dieses Tableau hattest du schon: Jetzt spielst du die andere Seite, ${gallery}.`,
    chosen: (gallery) => `${gallery} also. Bereit?`,
    waitFor: (names) => `Wir warten auf ${names}.`,
    takeFirst: 'Nimm ein Plättchen, das auf deiner Karte steht, und lege es in deinen Stollen.',
    open: (n) => `Noch ${spaces(n)}. Nimm das nächste Plättchen.`,
    full: 'Alle Felder sind belegt.',
    callNow: 'Jetzt rufen!',
    lookAgain: (n) => (n === 1 ? 'Ein Plättchen ist falsch.' : `${n} Plättchen sind falsch.`),
    inHand: (what) => `In deiner Hand: ${what}.`,
    fits: 'Hier passt es.',
    showsUnwanted: (find) => `Es zeigt ${A_FIND[find]}: Dreh es um.`,
    wrong: {
      'over-edge': 'Hier ragt es ins Gestein.',
      'wrong-colour': 'Seine Farbe steht nicht auf deiner Karte.',
      'too-many': 'Auf deiner Karte stehen weniger von seiner Farbe.',
      overlap: 'Hier läge es auf einem anderen.',
      'off-board': 'Bring es in deinen Stollen.',
    },
    slipped: (who, what) => `${who.name} hat ${what}.`,
    lastTaken: (who, what) => `${who.name} hat ${what}, das letzte.`,
    wait: 'Andere haben Vorsprung.',
    grace: (who) => `${who.name} hat gerufen. Du darfst weiterlegen.`,
    atWork: (names) => `Noch bei der Arbeit: ${names}.`,
    toGo: (n) => `Noch ${seconds(n)}.`,
    calledBy: (who) => `${who.you ? 'Du hast' : `${who.name} hat`} gerufen. Hände weg von den Plättchen!`,
    stuck: 'Du kommst nicht weiter. Doch eine Idee? Nimm ein Plättchen.',
    looking: (who) => (who.you ? 'Dein Stollen wird geprüft…' : `Der Stollen ${of(who)} wird geprüft…`),
    rightCall: (who) => `${who.you ? 'Dein Ruf war' : `${who.name} rief, und das war`} richtig: +2.`,
    wrongCall: (who) => `${who.you ? 'Dein Ruf kam' : `${who.name} rief`} zu früh: −2.`,
    youScored: (n) => `Du bekommst ${points(n)}.`,
    nobodyCalled: 'Niemand hat gerufen.',
    won: (who) => (who.you ? 'Du gewinnst!' : `${who.name} gewinnt!`),
    shared: (names, withYou) => `${names} ${withYou ? 'teilt euch' : 'teilen sich'} den Sieg.`,
    watching: (n) => `Runde ${n}: Alle sind in der Mine.`,
    gettingReady: (n) => `Runde ${n}: Alle wählen einen Stollen.`,
  },

  card: {
    title: 'Schatzkarte',
    toLay: 'noch zu legen',
    left: (colour, left, all) =>
      left === 0 ? `${COLOURS[colour]}: alle ${all} gelegt` : `${COLOURS[colour]}: noch ${left} von ${all}`,
    over: (n) => `${n} zu viel`,
    each: (find) => (find === 'gold' || find === 'silver' ? `je ${FINDS[find]}nugget` : `je ${FINDS[find]}`),
    ifEnded: 'Wäre jetzt Schluss',
  },

  supply: {
    title: 'Vorrat für alle',
    pile: (what, n) => (n === 0 ? `${what}, keins mehr da` : `${what}, noch ${n}`),
    shows: (find) => `zeigt ${A_FIND[find]}`,
    inHand: 'in der Hand',
    toLay: (n) => `noch ${n}`,
    notWanted: 'keins',
    putBack: 'Zurücklegen',
  },

  hand: {
    turn: 'Drehen',
    flip: 'Umdrehen',
    lay: 'Legen',
    at: (what, place, fit) => `${what} auf ${place}. ${fit}`,
  },

  call: {
    name: 'Out of Mine!',
    open: (n) => `${spaces(n)} offen`,
    full: 'alles belegt',
    wrong: (n) => (n === 1 ? '1 Plättchen falsch' : `${n} Plättchen falsch`),
    costs: (n) => (n === 1 ? 'Das kostet 1 Punkt.' : `Das kostet ${n} Punkte.`),
    worthless: 'Die Runde bringt dir dann 0 Punkte.',
    anyway: 'Trotzdem rufen',
    goOn: 'Weiterlegen',
    stuck: 'Ich komme nicht weiter',
    unstuck: 'Ich habe eine Idee',
  },

  sides: {
    front: 'Vorderseite',
    back: 'Rückseite',
    choose: (gallery) => `${gallery} spielen`,
    played: 'letzte Runde gespielt',
    elves: (colours) => `Elfen: ${colours}`,
    ready: 'Ich bin bereit',
    waiting: 'Wir warten auf die anderen',
    readyCount: (n, all) => `${n} von ${all} bereit`,
  },

  board: {
    mine: (gallery) => `Dein Stollen: ${gallery}`,
    mineOf: (name, gallery) => `Der Stollen von ${name}: ${gallery}`,
    space: (place) => `${place}, Feld`,
    rock: (place) => `${place}, Fels`,
    covered: (place, what) => `${place}, belegt: ${what}`,
    elf: (colour) => `daneben die ${COLOURS[colour]}e Elfe`,
    laidAt: (what, place) => `${what} auf ${place}: aufnehmen`,
  },

  seat: {
    open: (n) => `${n} offen`,
    openWord: () => 'offen',
    points: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
    holds: (what) => `hält ${what}`,
    mining: 'schürft',
    stuck: 'kommt nicht weiter',
    called: 'hat gerufen',
    ready: 'bereit',
    choosing: 'wählt',
    waiting: 'wartet',
    looking: 'schaut',
  },

  status: {
    round: (n, all) => `Runde ${n} von ${all}`,
    short: (n, all) => `${n} von ${all}`,
    clock: 'Zeit in dieser Runde',
    left: 'Restzeit dieser Runde',
    you: (total, place) => `Du ${total} · ${place}`,
    places: ['1. Platz', '2. Platz', '3. Platz', '4. Platz'],
  },

  score: {
    title: (n) => `Wertung der Runde ${n}`,
    mine: 'Stollen',
    tiles: 'Plättchen',
    spaces: 'Felder',
    elves: 'Elfen',
    finds: 'Funde',
    call: 'Ruf',
    round: 'Runde',
    all: 'Gesamt',
    empty: (n) => `10 − ${n} leer`,
    full: 'alles voll',
    tooEmpty: (n) => `${n} leer`,
    right: 'richtig',
    early: 'zu früh',
    called: 'rief',
    faults: { 'over-edge': 'über den Rand', 'wrong-colour': 'nicht auf der Karte', 'too-many': 'zu viele' },
    next: 'Auf zur nächsten Runde',
  },
};
