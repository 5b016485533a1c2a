// Français : Out of Mine!

import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import type { Colour, Find, Shape } from '../../games/out-of-mine/content/types.ts';
import type { Fault } from '../../games/out-of-mine/types.ts';
import type { OutOfMineWords } from '../en/out-of-mine.ts';
import { capital } from '../list.ts';
import type { Detail, Who } from '../types.ts';
import { of } from './elision.ts';

/** Accordées avec la tuile. */
const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'jaune',
  blue: 'bleue',
  green: 'verte',
  red: 'rouge',
  white: 'blanche',
};

/** Accordées avec l'elfe. */
const ELVES: Readonly<Record<Colour, string>> = {
  yellow: 'jaune',
  blue: 'bleu',
  green: 'vert',
  red: 'rouge',
  white: 'blanc',
};

/** Comme dans la règle : des pépites d’or et d’argent. */
const EACH: Readonly<Record<Find, string>> = {
  gold: 'pépite d’or',
  silver: 'pépite d’argent',
  woodworm: 'ver',
  rat: 'rat',
};

const FINDS: Readonly<Record<Find, string>> = { gold: 'or', silver: 'argent', woodworm: 'ver', rat: 'rat' };

const A_FIND: Readonly<Record<Find, string>> = {
  gold: 'de l’or',
  silver: 'de l’argent',
  woodworm: 'un ver',
  rat: 'un rat',
};

const FAULTS: Readonly<Record<Fault, string>> = {
  'over-edge': 'elle déborde dans la roche',
  'wrong-colour': 'sa couleur n’est pas sur la carte',
  'too-many': 'la carte en demande moins de cette couleur',
};

const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const isSingle = (shape: Shape): boolean => shape === 'I1' || shape === 'I2';
const tileWords = (colour: Colour, shape: Shape): string =>
  isSingle(shape) ? `tuile ${COLOURS[colour]}` : `tuile ${COLOURS[colour]} en ${shape.charAt(0)}`;
const tile = (colour: Colour, shape: Shape): string => `la ${tileWords(colour, shape)}`;

function named(detail: Detail): string {
  const found = TILES[Number(detail.tile)];
  return found === undefined ? String(detail.name) : tile(found.colour, found.shape);
}

const Named = (detail: Detail): string => capital(named(detail));
const spaces = (n: number): string => (n < 2 ? `${n} case` : `${n} cases`);
const seconds = (n: number): string => (n < 2 ? `${n} seconde` : `${n} secondes`);
const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);
const does = (who: Who, you: string, other: string): string => (who.you ? `Tu ${you}` : `${who.name} ${other}`);

export const outOfMine: OutOfMineWords = {
  name: 'Out of Mine!',

  refusals: {
    unreadable: (detail) =>
      `Impossible de lire cela${detail.text === undefined ? why(detail) : ` : « ${detail.text} »`}.`,
    'no-such-seat': () => 'Cette place n’existe pas à cette table.',
    'nothing-due': () => 'Pas encore.',
    'impossible-luck': () => 'Le hasard n’a pas pu distribuer cela.',
    'not-preparing': () => 'La manche a commencé. Tu pourras choisir à la prochaine.',
    'no-choice': () => 'Tu avais ce plateau à la manche d’avant, alors tu joues l’autre face.',
    'no-side': () => 'Choisis d’abord une face de ton plateau.',
    'already-ready': () => 'C’est noté. Attends les autres.',
    'not-started': () => 'Attends le signal : On chemine dans la mine !',
    'head-start': () => 'D’autres ont de l’avance. C’est bientôt à toi.',
    uncovered: ({ open }) =>
      `Couvre tout avant d’annoncer : encore ${spaces(Number(open))} libre${Number(open) < 2 ? '' : 's'}.`,
    called: () => 'Quelqu’un a annoncé. On ne touche plus aux tuiles !',
    'round-over': () => 'La manche est finie. Regarde les scores et dis quand on continue.',
    'match-over': () => 'La partie est finie.',
    'hand-full': (detail) => `Tu tiens déjà ${named(detail)}. Pose-la ou remets-la d’abord.`,
    gone: (detail) => `${Named(detail)} est partie : quelqu’un a été plus rapide. Prends-en une autre.`,
    yours: (detail) => `${Named(detail)} est dans ta galerie. Reprends-la là.`,
    'not-in-hand': (detail) => `${Named(detail)} n’est pas dans ta main. Prends-la d’abord.`,
    'not-laid': (detail) => `${Named(detail)} n’est pas dans ta galerie.`,
    'not-yours': (detail) => `Tu n’as pas ${named(detail)}.`,
    'off-board': (detail) => `${Named(detail)} ne tient pas ici. Pose-la plus à l’intérieur.`,
    overlap: (detail) => `${Named(detail)} en couvrirait une autre. Trouve-lui une place libre.`,
    'over-edge': (detail) => `${Named(detail)} déborderait dans la roche. Garde-la dans la galerie.`,
    'wrong-colour': (detail) => `Ta carte ne demande pas ${named(detail)}. Prends une de ses couleurs.`,
    'too-many': (detail) =>
      `Tu as déjà toutes les tuiles de cette couleur que demande ta carte. ${Named(detail)} est de trop.`,
    'already-stuck': () => 'Tu as déjà dit que tu n’as plus d’idée.',
    'not-stuck': () => 'Tu n’as pas dit que tu n’as plus d’idée.',
  },

  keys: {
    shelf: 'Réserve : jaune, bleu, vert, rouge, blanc',
    arrows: 'Choisir une tuile ; déplacer celle en main',
    enter: 'Prendre la tuile ; la poser',
    next: 'Prochaine place où elle tient',
    gallery: 'Aller à la galerie',
    call: 'Annoncer : Out of Mine!',
  },

  colours: COLOURS,
  letters: { yellow: 'J', blue: 'Be', green: 'V', red: 'R', white: 'Ba' },
  tile,
  tileLabel: (colour, shape) => capital(tileWords(colour, shape)),
  finds: FINDS,
  faults: FAULTS,

  boardsDealt: 'Les plateaux galerie sont distribués.',
  boardReplaced: (who) =>
    `${who.you ? 'Ton plateau' : `Le plateau ${of(who.name)}`} retourne dans la boîte ; les autres sont mélangés.`,
  sideChosen: (who, gallery) => `${does(who, 'choisis', 'choisit')} ${gallery}.`,
  sideTaken: (who, side) => `${does(who, 'choisis', 'choisit')} le ${side === 'front' ? 'recto' : 'verso'}.`,
  isReady: (who) => `${does(who, 'as fini de te préparer', 'a fini de se préparer')}.`,
  intoTheMine: 'On chemine dans la mine !',
  cardOf: (who, mix) => `${who.you ? 'Ta carte trésor' : `La carte trésor ${of(who.name)}`} : ${mix}.`,
  mixPart: (count, colour) => `${count} ${COLOURS[colour]}${count > 1 ? 's' : ''}`,
  opened: (who) => (who.you ? 'À toi !' : `${who.name} peut commencer.`),
  took: (who, what) => `${does(who, 'prends', 'prend')} ${what}.`,
  laid: (who, what, place) => `${does(who, 'poses', 'pose')} ${what} en ${place}.`,
  moved: (who, what, place) => `${does(who, 'déplaces', 'déplace')} ${what} en ${place}.`,
  pickedUp: (who, what) => `${does(who, 'reprends', 'reprend')} ${what}.`,
  putBack: (who, what) => `${does(who, 'remets', 'remet')} ${what} dans la réserve.`,
  isStuck: (who) => `${does(who, 'n’as', 'n’a')} plus d’idée.`,
  goesOn: (who) => `${does(who, 'as', 'a')} une idée, finalement.`,
  called: (who) => `${does(who, 'annonces', 'annonce')} : Out of Mine!`,
  stopped: (who) => (who.you ? 'Ton temps est écoulé.' : `Le temps ${of(who.name)} est écoulé.`),
  endedByCall: 'On ne touche plus aux tuiles ! On vérifie les galeries.',
  endedStuck: 'Plus personne n’a d’idée. La manche finit sans annonce.',
  endedByTime: 'Le temps est écoulé.',
  removed: (who, what, fault) => `${does(who, 'perds', 'perd')} ${what} : ${FAULTS[fault]}.`,
  scored: (who, score, sum) => `${does(who, 'marques', 'marque')} ${points(score)}${sum === '' ? '' : ` (${sum})`}.`,
  scoredFull: 'galerie pleine',
  scoredEmpty: (empty) => (empty === 1 ? '1 case vide' : `${empty} cases vides`),
  scoredBonus: (bonus) => `${signed(bonus)} pour l’annonce`,
  scoredElves: (elves) => `${signed(elves)} pour ${elves === 1 ? 'un elfe' : `${elves} elfes`}`,
  scoredFind: (find, worth) => `${signed(worth)} pour ${A_FIND[find]}`,
  matchOver: 'La dernière manche est finie.',

  galleries: [
    'Lanterne penchée',
    'Salle des pompes',
    'Trois échelles',
    'Sablier',
    'Crochet et œillet',
    'Deux bottes',
    'Escalier glissant',
    'Puits jumeaux',
    'Grue à eau',
    'Fourche',
    'Vipère lovée',
    'Salles miroirs',
    'Échelle brisée',
    'Éclair fourchu',
    'Pelle tordue',
    'Treuil',
    'Bouilloire',
    'Long détour',
    'Veine d’argent',
    'Vannes',
  ],

  options: {
    scoring: {
      elves: { name: 'Elfes', hint: '1 point par elfe à côté d’une tuile de sa couleur.' },
      finds: { name: 'Trouvailles', hint: 'Or et argent, vers et rats sur les tuiles comptent, selon ta carte.' },
      belowZero: {
        name: 'Manches sous 0',
        hint: 'Les trouvailles et une annonce fausse peuvent faire passer une manche sous 0.',
      },
    },
    guardRails: 'Garde-fous',
    guardRailsHint: 'On ne peut pas poser une tuile là où elle ne va pas.',
    rounds: 'Manches',
    roundsHint: 'La règle en prévoit sept.',
    timeLimit: 'Temps par manche',
    noLimit: 'Libre',
    minutes: (n) => `${n} min`,
    photoFinish: 'Photo-finish',
    photoFinishHint: 'Si deux annonces justes tombent au même instant, les deux reçoivent tout le bonus.',
  },

  help: {
    timeScale: 'Plus de temps',
    timeScaleHint:
      'Après l’annonce d’un autre, continue jusqu’à deux, trois ou quatre fois ce temps. Une annonce juste compte encore.',
    asAll: 'Comme tous',
    times: (n) => (n === 2 ? 'Double' : n === 3 ? 'Triple' : `${n} fois`),
    headStart: 'Départ avancé',
    headStartHint: 'Les autres commencent après ce délai.',
    grace: 'Temps après une annonce',
    graceHint: 'Combien de temps cette place peut continuer.',
    seconds: (n) => `${n} s`,
    easierCard: 'Carte plus facile',
    easierCardHint: 'Pioche deux cartes trésor et garde la plus facile.',
    has: {
      timeScale: (n) => (n === 2 ? 'temps double' : n === 3 ? 'temps triple' : `${n} fois le temps`),
      headStart: (n) => `${n} s d’avance`,
      grace: (n) => `${n} s après une annonce`,
      guardRails: 'garde-fous',
      easierCard: 'carte plus facile',
    },
  },

  say: {
    choose: 'Choisis la face de ton plateau.',
    forced: (gallery) => `Tu avais ce plateau : cette fois c’est l’autre face, ${gallery}.`,
    chosen: (gallery) => `Va pour ${gallery}. On y va ?`,
    waitFor: (names) => `On attend ${names}.`,
    takeFirst: 'Prends une tuile que ta carte demande et pose-la dans ta galerie.',
    open: (n) => `Encore ${spaces(n)}. Prends la tuile suivante.`,
    full: 'Toutes les cases sont couvertes.',
    callNow: 'Annonce !',
    lookAgain: (n) => (n === 1 ? 'Une tuile est mal placée.' : `${n} tuiles sont mal placées.`),
    inHand: (what) => `Dans ta main : ${what}.`,
    fits: 'Elle tient ici.',
    showsUnwanted: (find) => `Elle montre ${A_FIND[find]} : retourne-la.`,
    wrong: {
      'over-edge': 'Ici elle déborde dans la roche.',
      'wrong-colour': 'Ta carte ne demande pas cette couleur.',
      'too-many': 'Ta carte en demande moins de cette couleur.',
      overlap: 'Ici elle en couvrirait une autre.',
      'off-board': 'Amène-la dans ta galerie.',
    },
    slipped: (who, what) => `${who.name} a ${what}.`,
    lastTaken: (who, what) => `${who.name} a ${what}, la dernière.`,
    wait: 'D’autres ont de l’avance.',
    grace: (who) => `${who.name} a annoncé. Tu peux continuer.`,
    atWork: (names) => `Encore au travail : ${names}.`,
    toGo: (n) => `Encore ${seconds(n)}.`,
    calledBy: (who) => `${does(who, 'as', 'a')} annoncé. On ne touche plus aux tuiles !`,
    stuck: 'Tu n’as plus d’idée. Une nouvelle ? Prends une tuile.',
    looking: (who) => `On vérifie ${who.you ? 'ta galerie' : `la galerie ${of(who.name)}`}…`,
    rightCall: (who) => `${does(who, 'as', 'a')} annoncé à raison : +2.`,
    wrongCall: (who) => `${does(who, 'as', 'a')} annoncé trop tôt : −2.`,
    youScored: (n) => `Tu marques ${points(n)}.`,
    nobodyCalled: 'Personne n’a annoncé.',
    won: (who) => `${does(who, 'gagnes', 'gagne')} !`,
    shared: (names, withYou) => `${names} ${withYou ? 'partagez' : 'partagent'} la victoire.`,
    watching: (n) => `Manche ${n} : tout le monde est dans la mine.`,
    gettingReady: (n) => `Manche ${n} : chacun choisit sa galerie.`,
  },

  card: {
    title: 'Carte trésor',
    toLay: 'encore à poser',
    left: (colour, left, all) =>
      left === 0 ? `${COLOURS[colour]} : ${all} sur ${all}` : `${COLOURS[colour]} : encore ${left} sur ${all}`,
    over: (n) => `${n} de trop`,
    each: (find) => `par ${EACH[find]}`,
    ifEnded: 'Si c’était fini',
  },

  supply: {
    title: 'Réserve commune',
    pile: (what, n) => (n === 0 ? `${what}, épuisée` : `${what}, encore ${n}`),
    shows: (find) => `montre ${A_FIND[find]}`,
    inHand: 'en main',
    toLay: (n) => `encore ${n}`,
    notWanted: 'aucune',
    putBack: 'Remettre',
  },

  hand: {
    turn: 'Tourner',
    flip: 'Retourner',
    lay: 'Poser',
    at: (what, place, fit) => `${what} en ${place}. ${fit}`,
  },

  call: {
    name: 'Out of Mine!',
    open: (n) => `${spaces(n)} ${n < 2 ? 'libre' : 'libres'}`,
    full: 'tout est couvert',
    wrong: (n) => (n === 1 ? '1 tuile mal placée' : `${n} tuiles mal placées`),
    costs: (n) => (n === 1 ? 'Cela coûte 1 point.' : `Cela coûte ${n} points.`),
    worthless: 'Cette manche te rapporterait 0 point.',
    anyway: 'Annoncer quand même',
    goOn: 'Continuer',
    stuck: 'Je n’ai plus d’idée',
    unstuck: 'J’ai une idée',
  },

  sides: {
    front: 'Recto',
    back: 'Verso',
    choose: (gallery) => `Jouer ${gallery}`,
    played: 'jouée à la manche d’avant',
    elves: (colours) => `Elfes : ${colours}`,
    ready: 'C’est parti',
    waiting: 'On attend les autres',
    readyCount: (n, all) => `${n} sur ${all}`,
  },

  board: {
    mine: (gallery) => `Ta galerie : ${gallery}`,
    mineOf: (name, gallery) => `La galerie ${of(name)} : ${gallery}`,
    space: (place) => `${place}, case`,
    rock: (place) => `${place}, roche`,
    covered: (place, what) => `${place}, couverte par ${what}`,
    elf: (colour) => `à côté de l’elfe ${ELVES[colour]}`,
    laidAt: (what, place) => `${what} en ${place} : reprendre`,
  },

  seat: {
    open: (n) => `${n} ${n < 2 ? 'libre' : 'libres'}`,
    openWord: (n) => (n < 2 ? 'libre' : 'libres'),
    points: (n) => (n < 2 ? 'point' : 'points'),
    holds: (what) => `tient ${what}`,
    mining: 'au travail',
    stuck: 'plus d’idée',
    called: 'a annoncé',
    ready: 'c’est bon',
    choosing: 'choisit',
    waiting: 'attend',
    looking: 'regarde',
  },

  status: {
    round: (n, all) => `Manche ${n} sur ${all}`,
    short: (n, all) => `${n} sur ${all}`,
    clock: 'Temps de cette manche',
    left: 'Temps restant de cette manche',
    you: (total, place) => `Toi ${total} · ${place}`,
    places: ['1re place', '2e place', '3e place', '4e place'],
  },

  score: {
    title: (n) => `Score de la manche ${n}`,
    mine: 'Galerie',
    tiles: 'Tuiles',
    spaces: 'Cases',
    elves: 'Elfes',
    finds: 'Trouvailles',
    call: 'Annonce',
    round: 'Manche',
    all: 'Total',
    empty: (n) => `10 − ${n} vide${n > 1 ? 's' : ''}`,
    full: 'tout plein',
    tooEmpty: (n) => `${n} ${n < 2 ? 'vide' : 'vides'}`,
    right: 'à raison',
    early: 'trop tôt',
    called: 'a annoncé',
    faults: { 'over-edge': 'déborde', 'wrong-colour': 'pas sur la carte', 'too-many': 'de trop' },
    next: 'À la manche suivante',
  },
};
