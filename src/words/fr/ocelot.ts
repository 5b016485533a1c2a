// Français : La grotte de Sire Ocelot.

import type { Side } from '../../games/ocelot/content/mats.ts';
import type { Amethyst, Bag, Companion, Token, Tool } from '../../games/ocelot/types.ts';
import type { OcelotWords } from '../en/ocelot.ts';
import { capital, listTexts } from '../list.ts';
import type { Detail, Who } from '../types.ts';
import { of } from './elision.ts';

const TOKENS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'un cristal de roche',
  sun: 'un soleil',
  moon: 'une lune',
  star: 'une étoile',
  opal: 'une opale',
  emerald: 'une émeraude',
  'red-beryl': 'un béryl rouge',
  geode: 'une géode',
};

const PLURALS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'cristaux de roche',
  sun: 'soleils',
  moon: 'lunes',
  star: 'étoiles',
  opal: 'opales',
  emerald: 'émeraudes',
  'red-beryl': 'béryls rouges',
  geode: 'géodes',
};

const TOOLS: Readonly<Record<Tool, string>> = {
  compass: 'une boussole',
  lamp: 'une lampe',
  pickaxe: 'une pioche',
};
const TOOL_NAMES: Readonly<Record<Tool, string>> = { compass: 'boussole', lamp: 'lampe', pickaxe: 'pioche' };

const COMPANIONS: Readonly<Record<Companion, string>> = { moth: 'le Papillon de nuit', bat: 'la Chauve-souris' };

const BAGS: Readonly<Record<Bag, string>> = { blue: 'bleu', green: 'vert', red: 'rouge' };

const FROM: Readonly<Record<Side, string>> = {
  north: 'depuis le nord',
  east: 'depuis l’est',
  south: 'depuis le sud',
  west: 'depuis l’ouest',
};
const TOWARDS: Readonly<Record<Side, string>> = {
  north: 'le nord',
  east: 'l’est',
  south: 'le sud',
  west: 'l’ouest',
};

const AMETHYSTS: Readonly<Record<Amethyst, string>> = {
  'blue-2': '2 points',
  'blue-4': '4 points',
  'blue-5': '5 points',
  'blue-6': '6 points',
  'blue-per-1': '1 point par gemme de valeur 1 que tu as',
  'blue-per-3': '1 point par opale que tu as',
  'green-5': '5 points',
  'green-6': '6 points',
  'green-7': '7 points',
  'green-8': '8 points',
  'green-left-1': '1 point par jeton resté au niveau 1',
  'red-9': '9 points',
  'red-10': '10 points',
  'red-left-23': '2 points par jeton resté aux niveaux 2 et 3',
};

const list = (texts: readonly string[]): string => listTexts('fr', texts);
const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);
const gems = (n: number): string => (n < 2 ? `${n} gemme` : `${n} gemmes`);

const worth = (score: number, drawn: number): string =>
  [
    ...(score > 0 || drawn === 0 ? [points(score)] : []),
    ...(drawn > 0 ? [drawn === 1 ? '1 améthyste' : `${drawn} améthystes`] : []),
  ].join(' + ');

/** « une opale, 2 émeraudes et une géode ». */
function tokenList(tokens: readonly Token[]): string {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return list([...counts].map(([token, n]) => (n === 1 ? TOKENS[token] : `${n} ${PLURALS[token]}`)));
}

const why = (detail: Detail): string => (detail.why === undefined ? '' : ` (${detail.why})`);

/** « Tu poses », « Pip pose ». */
const does = (who: Who, tu: string, other: string): string => (who.you ? `Tu ${tu}` : `${who.name} ${other}`);

export const ocelot: OcelotWords = {
  name: 'La grotte de Sire Ocelot',

  refusals: {
    'match-over': () => 'Tous les jetons sont posés et la partie est finie.',
    'waiting-for-luck': () => 'Quelqu’un pioche encore dans le sac. Un instant.',
    'not-your-turn': () => 'Ce n’est pas encore ton tour.',
    'no-clock': () => 'Ce jeu n’a pas d’horloge. Rien ne presse.',
    'impossible-chance': (detail) => `Cela ne peut pas avoir été tiré${why(detail)}.`,
    'companion-in-hand': () => 'Ton compagnon est encore avec toi. Place-le d’abord au niveau 1.',
    'companion-stays': () => 'Ton compagnon est au niveau 3 et il y reste.',
    'next-level-only': () => 'Ton compagnon descend d’un niveau à la fois : de 1 à 2, de 2 à 3.',
    'advanced-already': () => 'Ton compagnon a déjà bougé ce tour-ci. Pose maintenant un outil.',
    'advance-first': () => 'Le compagnon bouge avant la pose d’un jeton. Ce sera possible au prochain tour.',
    'cell-not-open': () => 'Il faut à ton compagnon une case vide, ou une gemme qu’il peut prendre.',
    'wrong-face': () => 'Ce jeton ne montre pas cet outil. Choisis une de ses deux faces.',
    'no-such-space': () => 'Cet emplacement n’existe pas sur ce tapis.',
    'no-such-cell': () => 'Cette case n’existe pas dans les grottes.',
    'no-tile-left': () => 'Tu n’as plus de jeton de cette sorte. Choisis-en un autre.',
    'space-taken': () => 'Cet emplacement est pris. Choisis-en un libre.',
    'only-one-token': () => 'Un jeton par tour. Ramasse ce qui est vu, ou termine ton tour.',
    'companion-placed': () => 'Ton compagnon est déjà dans les grottes.',
    'enter-level-1': () => 'Ton compagnon doit commencer au niveau 1.',
    'place-first': () => 'Pose d’abord un jeton. Ensuite tu pourras ramasser.',
    'nothing-there': () => 'Il n’y a plus rien ici.',
    'not-seen': () => 'Une boussole, une lampe et une pioche doivent la voir, de trois côtés différents.',
    'bad-options': (detail) => `Ces options ne vont pas avec ce jeu${why(detail)}.`,
    'bad-scenario': (detail) => `Cette position ne peut pas être mise en place${why(detail)}.`,
    'bad-action': (detail) => `Ce n’est pas un coup de ce jeu${why(detail)}.`,
    'bad-chance': (detail) => `On ne peut pas tirer cela dans ce jeu${why(detail)}.`,
    'bad-position': (detail) => `Ce texte n’est pas une position de ce jeu${why(detail)}.`,
  },

  keys: {
    tool: 'Prendre un outil ; encore : le retourner',
    companion: 'Prendre ton compagnon',
    place: 'Poser, ou ramasser la gemme',
    collectAll: 'Tout ramasser',
  },

  options: {
    mat: 'Les grottes',
    mats: { split: 'Les niveaux 2 et 3 se touchent', nested: 'Les trois se touchent' },
    start: 'Qui commence',
    starts: {
      random: 'Le hasard',
      'seat-0': 'Sire Ocelot',
      'seat-1': 'Professeure Pingouin',
      loser: 'Qui a perdu',
    },
    fair: 'Départ équitable',
    fairHint: (points) => `Qui commence reçoit ${points} points : qui joue en second gagne plus souvent.`,
  },

  names: {
    tokens: {
      'rock-crystal': 'Cristal de roche',
      sun: 'Célestite : soleil',
      moon: 'Célestite : lune',
      star: 'Célestite : étoile',
      opal: 'Opale',
      emerald: 'Émeraude',
      'red-beryl': 'Béryl rouge',
      geode: 'Géode',
    },
    rows: {
      'rock-crystal': 'Cristaux de roche',
      celestite: 'Célestites',
      opal: 'Opales',
      emerald: 'Émeraudes',
      'red-beryl': 'Béryls rouges',
    },
    companions: { moth: 'Papillon de nuit', bat: 'Chauve-souris' },
    bags: { blue: 'Sac bleu', green: 'Sac vert', red: 'Sac rouge' },
    amethyst: 'Améthyste',
  },

  turnOfAll: (turn, all) => `Tour ${turn} sur ${all}`,

  mat: {
    spaces: 'Emplacements ronds, dans le sens horaire',
    cells: 'Cases des grottes',
    bags: 'Sacs d’améthystes',
    level: (level) => `Niveau ${level}`,
    left: (n) => `reste ${n}`,
    bag: (bag, level, n) => `${bag} du niveau ${level}, reste ${n}. Que valent-elles ?`,
    space: (name, levels, what, looks) =>
      `Emplacement ${name}, niveau ${list(levels.map(String))} : ${what}. Regarde vers ${list(looks.map((side) => TOWARDS[side]))}.`,
    free: 'libre',
    cell: (name, what) => `${name} : ${what}.`,
    empty: 'vide',
    gem: (token, score) => (score === 0 ? token : `${token}, ${points(score)}`),
    seenBy: (seers) => `Vue par ${list(seers.map(({ tool, side }) => `${tool} ${FROM[side]}`))}.`,
    unseen: 'Pas encore vue.',
    yours: 'Tu peux la ramasser.',
    theirs: (name) => `${name} pourrait la ramasser.`,
    open: 'Ouverte à ton compagnon.',
  },

  bar: {
    tools: 'Tes outils',
    face: (tile, tool, n) => `${TOOL_NAMES[tool]}, jeton ${tile}, reste ${n}`,
    brings: (score, drawn) => `ici : ${worth(score, drawn)}`,
    companion: {
      enter: 'peut entrer',
      go: 'peut avancer',
      stays: (level) => `au niveau ${level}`,
      hand: 'avec toi',
    },
    place: (tool) => `Poser la ${TOOL_NAMES[tool]}`,
    enter: (companion) => `Placer ${COMPANIONS[companion]}`,
    advance: (companion, level) => `Envoyer ${COMPANIONS[companion]} au niveau ${level}`,
    collects: (n, score, drawn) => `puis ${gems(n)} : ${worth(score, drawn)}`,
    picksUp: (token) => `prend ${TOKENS[token]}`,
    nothing: 'rien à ramasser pour l’instant',
    handsOver: (name, score, drawn) => `laisse à ${name} jusqu’à ${worth(score, drawn)}`,
    handsNothing: (name) => `ne laisse rien à ${name}`,
    chooseTool: 'Choisis un outil',
    chooseToolHint: 'ou ton compagnon',
    chooseSpace: 'Choisis un emplacement rond',
    chooseSpaceHint: 'le faisceau montre ce qu’il voit',
    chooseCell: 'Choisis une case',
    chooseCellHint: 'les claires sont ouvertes',
    finds: 'Gemmes à ramasser',
    collectOne: (token, cell) => `Ramasser ${TOKENS[token]} en ${cell}`,
    collectAll: (n) => (n === 1 ? 'Ramasser' : `Ramasser les ${n}`),
    worth,
    endTurn: 'Finir le tour',
    leaveLying: (n) => `laisser ${gems(n)}`,
    nothingLeft: 'plus rien à ramasser',
    sending: 'Envoi en cours…',
    ahead: 'Regarde autour de toi, ou choisis ton outil',
  },

  sentence: {
    yourTurn: 'À toi :',
    chooseTool: 'pose un outil ou place ton compagnon.',
    mustPlace: 'ton compagnon a bougé. Pose maintenant un outil.',
    chooseSpace: (tool) => `choisis un emplacement rond pour la ${TOOL_NAMES[tool]}.`,
    chooseTokenFor: (name) => `quel outil va sur l’emplacement ${name} ?`,
    enter: (companion) => `${COMPANIONS[companion]} peut aller sur une case vide ou une gemme de valeur 1.`,
    advance: (companion, level) =>
      `${COMPANIONS[companion]} peut aller au niveau ${level}, sur une case vide ou un cristal de roche.`,
    toolHere: (tool, tokens) =>
      tokens.length === 0
        ? `${TOOLS[tool]} ici ne ramasserait encore rien.`
        : `${TOOLS[tool]} ici ramasse ${tokenList(tokens)}.`,
    companionHere: (companion, gained, tokens) => {
      const parts = [
        ...(gained === undefined ? [] : [`prend ${TOKENS[gained]}`]),
        ...(tokens.length === 0 ? [] : [`te fait ramasser ${tokenList(tokens)}`]),
      ];
      return `${COMPANIONS[companion]} ici ${parts.length === 0 ? 'ne trouve encore rien' : list(parts)}.`;
    },
    collectLead: 'Ramasse :',
    collect: (tokens) => `${tokenList(tokens)}. Trois côtés le permettent.`,
    nothingSeen: 'plus rien n’est vu de trois côtés.',
    dealing: 'Les grottes se remplissent.',
    thinking: (who) => `${who.name} réfléchit…`,
    over: 'Tous les jetons sont posés.',
    won: (who, score) => `${does(who, 'gagnes', 'gagne')} avec ${points(score)}.`,
    shared: (score) => `Victoire partagée, ${points(score)} chacun.`,
  },

  story: (who, did) => `${does(who, 'as', 'a')} ${list(did)}.`,
  storyPlaced: (tool, space) => `posé ${TOOLS[tool]} sur l’emplacement ${space}`,
  storyEntered: (companion) => `placé ${COMPANIONS[companion]}`,
  storyAdvanced: (companion, level) => `envoyé ${COMPANIONS[companion]} au niveau ${level}`,
  storyGot: (tokens) => `obtenu ${tokenList(tokens)}`,
  storyDrew: (n) => (n === 1 ? 'tiré une améthyste' : `tiré ${n} améthystes`),

  seat: {
    yourTurn: 'à toi',
    thinking: 'réfléchit',
    waiting: 'attend',
    points: (n) => (n < 2 ? 'point' : 'points'),
    hidden: '+ cachées',
    tiles: (tile, tools, n) => `${n} du jeton ${tile}, ${tools.map((tool) => TOOL_NAMES[tool]).join(' ou ')}`,
    companionInHand: (companion) => `${capital(COMPANIONS[companion])}, pas encore en jeu`,
    companionAt: (companion, level) => `${capital(COMPANIONS[companion])}, au niveau ${level}`,
    has: (token, n) => `${token} : ${n}`,
    closed: (bag) => `Améthyste cachée. ${bag}`,
    open: (bag, what, score) => `Améthyste : ${what}. ${bag}. Maintenant ${points(score)}`,
  },

  worths: {
    title: 'Ce que valent les améthystes',
    intro:
      'Tu en tires une par géode, et une bleue pour soleil, lune et étoile. Jusqu’à la fin, personne d’autre ne voit les tiennes.',
    inBag: (n) => `${n} dans le sac`,
    times: (n) => `${n} fois`,
    yours: (n) => (n === 1 ? 'à toi' : `${n} à toi`),
    now: (score) => `maintenant ${points(score)}`,
    print: AMETHYSTS,
  },

  result: {
    caption: 'Points',
    what: 'Gemmes',
    total: 'Total',
    headStart: 'Avance au départ',
    amethysts: 'Améthystes',
    count: (n) => `${n} ×`,
    none: 'aucune',
    tie: 'À égalité de points, qui a le plus d’améthystes gagne.',
  },

  tokens: TOKENS,
  tools: TOOLS,
  companions: COMPANIONS,
  bags: BAGS,
  amethysts: AMETHYSTS,

  dealt: (first) => `Les grottes sont remplies. ${does(first, 'commences', 'commence')}.`,
  companionAdvanced: (who, companion, level) =>
    `${does(who, 'envoies', 'envoie')} ${COMPANIONS[companion]} au niveau ${level}.`,
  companionEntered: (who, companion) => `${does(who, 'places', 'place')} ${COMPANIONS[companion]} dans la grotte.`,
  companionGained: (companion, token) => `En chemin, ${COMPANIONS[companion]} trouve ${TOKENS[token]}.`,
  placed: (who, tool, space) => `${does(who, 'poses', 'pose')} ${TOOLS[tool]} sur l’emplacement ${space}.`,
  collected: (who, token) => `${does(who, 'ramasses', 'ramasse')} ${TOKENS[token]}.`,
  geodeOpened: (who, bag) =>
    `La géode s’ouvre : ${who.you ? 'tu plonges' : `${who.name} plonge`} la main dans le sac ${BAGS[bag]}.`,
  setCompleted: (who, bag) =>
    `Soleil, lune et étoile réunis : ${who.you ? 'tu plonges' : `${who.name} plonge`} la main dans le sac ${BAGS[bag]}.`,
  drewKnown: (who, amethyst) => `${does(who, 'tires', 'tire')} une améthyste : ${AMETHYSTS[amethyst]}.`,
  drew: (who, bag) => `${does(who, 'tires', 'tire')} une améthyste du sac ${BAGS[bag]}.`,
  skipped: (who) => `${does(who, 'ne peux', 'ne peut')} plus rien poser. Le tour est sauté.`,
  turnOf: (who) => (who.you ? 'À toi de jouer.' : `Au tour ${of(who.name)}.`),
  amethystsOpened: 'Tous les jetons sont posés. Les améthystes se dévoilent.',
};
