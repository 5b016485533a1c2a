// Français : Diamant.

import type { RelicId } from '../../games/diamant/content.ts';
import type { DiamantWords } from '../en/diamant.ts';
import { listTexts } from '../list.ts';
import type { Who } from '../types.ts';

const RELICS: Readonly<Record<RelicId, string>> = {
  amulet: 'l’amulette',
  owl: 'la chouette',
  chalice: 'le calice',
  crown: 'la couronne',
  'sun-mask': 'le masque du soleil',
};

const rubies = (n: number): string => `${n} rubis`;
const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

const list = (names: readonly string[]): string => listTexts('fr', names);

/** « Jonas, Pip et toi » ; quand ils sont nombreux, seulement combien. */
function people(who: readonly Who[], alone = 'Tu', you = 'Toi'): string {
  const others = who.filter((each) => !each.you).map(({ name }) => name);
  const hasYou = others.length < who.length;
  if (who.length > 3) return hasYou ? `${you} et ${others.length} autres` : `${who.length} explorateurs`;
  if (hasYou && others.length === 0) return alone;
  return list(hasYou ? [...others, 'toi'] : others);
}

/** Le sujet et son verbe : « Tu rentres », « Pip rentre », « Pip et toi, vous rentrez », « Pip et Jonas rentrent ». */
function all(who: readonly Who[], tu: string, one: string, vous: string, many: string): string {
  const hasYou = who.some(({ you }) => you);
  if (who.length === 1) return `${people(who)} ${hasYou ? tu : one}`;
  return hasYou ? `${people(who)}, vous ${vous}` : `${people(who)} ${many}`;
}

const goBack = (who: readonly Who[]): string => all(who, 'rentres', 'rentre', 'rentrez', 'rentrent');

export const diamant: DiamantWords = {
  name: 'Diamant',
  refusals: {
    'no-such-seat': () => 'Cette place n’existe pas à cette table.',
    'not-deciding': () => 'On retourne une carte. Décide dès que tu la vois.',
    'not-inside': () => 'Tu es déjà au camp. Tu repars à la prochaine expédition.',
    'already-decided': () => 'Tu as déjà choisi cela. Tu peux encore changer d’avis.',
    'match-over': () => 'La partie est terminée.',
    'not-exploring': () => 'D’abord, tous ceux qui sont dans la grotte décident ; ensuite, on retourne une carte.',
    'not-in-deck': () => 'Cette carte n’est pas la prochaine de la pioche.',
    'no-clock': () => 'Diamant se joue sans horloge.',
    'bad-options': () => 'Choisis avec ou sans reliques, et coffres ouverts ou fermés.',
    'bad-action': () => 'Choisis de continuer ou de rentrer.',
    'bad-chance': () => 'Cette carte n’existe pas dans la grotte.',
    'bad-scenario': ({ why }) => `Cette position est impossible : ${why}.`,
    'bad-position': ({ why }) => `Cette position est illisible : ${why}.`,
  },
  keys: {
    guess: 'Au camp : deviner qui va rentrer',
    nobody: 'Au camp : deviner que personne ne rentre',
  },
  options: {
    relics: 'Reliques',
    relicsHint: 'Cinq merveilles pour qui rentre en solo.',
    openChests: 'Coffres ouverts',
    openChestsHint: 'Tout le monde voit ce que les autres ont rapporté.',
  },

  traps: {
    scorpion: 'Scorpion géant',
    snake: 'Serpent venimeux',
    lava: 'Puits de lave',
    boulder: 'Rocher',
    spikes: 'Pieux',
  },
  trapCards: {
    scorpion: 'Scorpion',
    snake: 'Serpent',
    lava: 'Lave',
    boulder: 'Rocher',
    spikes: 'Pieux',
  },
  second: {
    scorpion: 'Le deuxième scorpion !',
    snake: 'Le deuxième serpent !',
    lava: 'Le deuxième puits de lave !',
    boulder: 'Le deuxième rocher !',
    spikes: 'Encore des pieux !',
  },
  relics: RELICS,
  rubies,
  percent: (n) => `${n}\u202f%`,
  expedition: (n, of) => `Expédition ${n} sur ${of}`,
  entrance: {
    done: (n) => `Expédition ${n} : terminée`,
    now: (n) => `Expédition ${n} : en cours`,
    next: (n) => `Expédition ${n} : à venir`,
  },

  board: {
    path: 'Le chemin, du camp vers le fond',
    treasure: (value, left) => (left === 0 ? `Trésor ${value}` : `Trésor ${value}, il y reste ${rubies(left)}`),
    trap: (trap) => `Piège : ${trap}`,
    relic: (relic, points) => `Relique : ${relic}, ${points} points`,
    deck: cards,
    deckLabel: (n) => `La prochaine carte, cachée ; ${cards(n)} dans la pioche`,
    explorers: 'Explorateurs',
    traps: 'Pièges',
    seen: 'Vus',
    seenNote: 'un de plus et c’est fini',
    aside: 'Écartés',
    asideNote: 'du jeu',
  },

  seat: {
    you: 'Toi',
    yourDecision: 'à toi',
    decided: 'a décidé',
    youDecided: 'c’est choisi',
    thinking: 'réfléchit',
    on: 'continue',
    back: 'rentre',
    camp: 'au camp',
    inside: 'dans la grotte',
    fled: 'sauve qui peut',
    loot: (n) => `${rubies(n)} en danger`,
    chest: (n) => `${n} dans le coffre`,
    closed: 'coffre fermé',
    relic: (relic, points) => `${relic}, ${points}`,
    points: (n) => (n < 2 ? 'point' : 'points'),
  },

  dock: {
    have: 'Ce que tu as',
    chest: 'Ton coffre',
    chestShort: 'Coffre',
    loot: 'En danger',
    lootShort: 'Butin',
    deck: 'La pioche',
    ends: (deadly, all) =>
      deadly === 0
        ? all < 2
          ? 'la dernière carte n’y met pas fin'
          : `aucune des ${cards(all)} n’y met encore fin`
        : `${deadly} sur ${cards(all)} ${deadly === 1 ? 'met' : 'mettent'} fin à l’expédition`,
    deadly: (n) => (n < 2 ? `${n} fatale` : `${n} fatales`),
    mild: (n) => (n < 2 ? `${n} piège sans danger` : `${n} pièges sans danger`),
    treasures: (n) => (n < 2 ? `${n} trésor` : `${n} trésors`),
    relics: (n) => (n < 2 ? `${n} relique` : `${n} reliques`),
    lying: (n) => `${rubies(n)} sur le chemin`,
    back: 'Rentrer',
    on: 'Continuer',
    backHint: (loot, lying) => (lying === 0 ? `${loot} au coffre` : `${loot} + part de ${lying}`),
    onHint: (loot) => (loot === 0 ? 'rien à perdre' : `${loot} en jeu`),
    alone: 'solo',
    with: (n) => `avec ${n}`,
    pays: (n, points) => (n === 1 ? `en solo : ${points}` : `à ${n} : ${points} chacun`),
    oddsTreasure: (n) => `trésor ${n} %`,
    oddsTrap: (n) => `la fin ${n} %`,
    oddsRelic: (n) => `relique ${n} %`,
    chosen: 'ton choix',
    nobody: 'Personne',
    each: (share, left) =>
      left === 0 ? `${rubies(share)} chacun sur le chemin` : `${rubies(share)} chacun, il en reste ${left}`,
    nothing: 'rien sur le chemin',
    next: 'La prochaine carte…',
    emptied: 'La grotte est vide.',
  },

  guess: {
    title: 'Qui va rentrer ?',
    fun: 'juste pour rire',
    nobody: 'Personne',
    names: (names) => (names.length === 0 ? 'Personne' : list(names)),
    right: 'Bien vu !',
    wrong: 'Pas cette fois.',
    tally: (right, of) => `${right} sur ${of}`,
  },

  sentence: {
    decideLead: 'Continuer ou rentrer ?',
    haveDecided: (who) => `${all(who, 'as', 'a', 'avez', 'ont')} décidé.`,
    waitingFor: (who) => `On attend ${people(who, 'ta décision', 'toi')}.`,
    chose: (choice) => (choice === 'on' ? 'Tu continues.' : 'Tu rentres.'),
    onItsWay: 'En route…',
    secret: 'Encore secret : tu peux changer d’avis.',
    campLead: 'À l’abri au camp.',
    camp: 'Qui va rentrer ?',
    ready: 'Tout le monde est à l’entrée.',
    watching: 'Dans la grotte, on réfléchit.',
  },

  told: {
    treasure: (value, share, left) => {
      const each = share === 0 ? 'trop peu pour partager' : `${share} chacun`;
      return left === 0 ? `Trésor ${value} : ${each}.` : `Trésor ${value} : ${each}, il en reste ${left} sur la carte.`;
    },
    trap: (trap) => `${trap} ! Attention.`,
    relic: (relic, points) => `Une relique : ${relic}, ${points} points pour qui rentre en solo.`,
    sprung: (second, lost) =>
      lost === 0
        ? `${second} Tout le monde s’enfuit, sans rien perdre.`
        : `${second} Tous ceux qui sont dans la grotte lâchent leurs rubis et s’enfuient.`,
    allOn: (who) =>
      who.length === 1 ? `${all(who, 'continues', 'continue', '', '')} en solo.` : 'Tout le monde continue.',
    goBack: (who) => `${goBack(who)} au camp.`,
    home: (who, each) => {
      if (each === 0) return `${goBack(who)} les mains vides.`;
      return who.length === 1
        ? `${goBack(who)} en solo avec ${rubies(each)}.`
        : `${goBack(who)} avec ${rubies(each)} chacun.`;
    },
    tookRelics: (relics) => `Et en plus ${list(relics)} !`,
    relicsStay: 'Personne n’emporte la relique.',
    ended: (n) => `L’expédition ${n} est terminée.`,
    putAside: (trap) => `Écarté du jeu : ${trap}.`,
    entered: (n) => `Expédition ${n} : tout le monde entre.`,
    mixedIn: (relic, points) => `Dans la pioche se cache ${relic}, ${points}.`,
    opened: 'Les coffres s’ouvrent.',
    won: (who, points) => `${all(who, 'gagnes', 'gagne', 'gagnez', 'gagnent')} avec ${points}.`,
  },

  result: {
    caption: 'Ce que contiennent les coffres',
    explorer: 'Qui',
    gems: 'Gemmes',
    relics: 'Reliques',
    total: 'Points',
    coins: (diamonds, loose) => `${diamonds < 2 ? `${diamonds} diamant` : `${diamonds} diamants`}, ${rubies(loose)}`,
  },
};
