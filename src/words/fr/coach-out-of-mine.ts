// Français : ce que dit l'entraîneur d'Out of Mine!

import type { CoachOutOfMineWords } from '../en/coach-out-of-mine.ts';
import { figuresIn, numberOf, secondsOf, tileCalled } from '../figures.ts';
import { capital } from '../list.ts';
import type { Detail, Figure, Who } from '../types.ts';
import { outOfMine } from './out-of-mine.ts';

const figure = figuresIn('fr');
const tile = (name: Figure): string => tileCalled(name, outOfMine.tile);
const many = (n: Figure, one: string, more = `${one}s`): string => `${figure(n)} ${numberOf(n) < 2 ? one : more}`;
const fault = (name: Figure): string =>
  name === 'over-edge' || name === 'wrong-colour' || name === 'too-many'
    ? outOfMine.faults[name]
    : 'elle ne compte pas';
const seconds = (millis: Figure): string => `${secondsOf(millis)} s`;
const lost = (detail: Detail): string => (secondsOf(detail.lost) > 0 ? ` ${seconds(detail.lost)} de perdues.` : '');
/** « d’une façon », « de 3 façons ». */
const ofWays = (n: Figure): string => (numberOf(n) === 1 ? 'd’une façon' : `de ${many(n, 'façon')}`);
const turned = ({ turns, flipped }: Detail): string => {
  const quarter = numberOf(turns) === 0 ? '' : `, tournée ${figure(turns)} fois`;
  return numberOf(flipped) === 0 ? quarter : `${quarter}, retournée`;
};
const has = (who: Who): string => (who.you ? 'tu as' : `${who.name} a`);

export const coachOutOfMine: CoachOutOfMineWords = {
  hints: {
    'easier-side': ({ side, front, back }) =>
      `Le ${side === 'front' ? 'recto' : 'verso'} est plus facile : environ ${many(front, 'façon')} au recto, ${figure(back)} au verso.`,
    full: () => 'Tout est rempli. Annonce !',
    'wrong-tile': (detail) => `${capital(tile(detail.tile))} ne compte pas : ${fault(detail.fault)}.`,
    'tight-space': ({ place, shapes, ways }) =>
      `C’est en ${place} que c’est le plus serré : ${many(shapes, 'forme y va', 'formes y vont')}, ${ofWays(ways)}.`,
    'dead-space': ({ place }) => `Plus rien ne peut couvrir ${place}.`,
    possible: ({ ways, more }) =>
      `La galerie peut encore être remplie, ${numberOf(more) > 0 ? `de plus de ${many(ways, 'façon')}` : ofWays(ways)}.`,
    impossible: () => 'Avec ce qui est posé et ce qui reste, la galerie ne peut plus être remplie.',
    take: (detail) => `Prends ${tile(detail.tile)} : elle va en ${detail.place}${turned(detail)}.`,
    'take-any': (detail) => `Prends ${tile(detail.tile)} et remplis ce qui peut l’être.`,
    lay: (detail) => `Pose ${tile(detail.tile)} en ${detail.place}${turned(detail)}.`,
    move: (detail) => `Déplace ${tile(detail.tile)} en ${detail.place}${turned(detail)}.`,
    'put-back': (detail) => `Remets ${tile(detail.tile)} dans la réserve.`,
    'take-off': (detail) => `Retire ${tile(detail.tile)}.`,
    'nothing-left': () => 'Il n’y a plus rien à faire ici. Dis que tu n’as plus d’idée.',
  },
  verdicts: {
    'made-impossible': (who, detail) =>
      `Manche ${detail.round} : ${has(who)} posé ${tile(detail.tile)} en ${detail.place}, et la galerie ne pouvait plus être remplie. Il fallait retirer ${many(detail.amiss, 'tuile')}.${lost(detail)}`,
    'laid-wrong': (who, detail) =>
      `Manche ${detail.round} : ${has(who)} posé ${tile(detail.tile)} en ${detail.place}, où elle ne compte pas : ${fault(detail.fault)}.${lost(detail)}`,
    'false-call': (who, { round, empty, wrong }) =>
      `Manche ${round} : ${has(who)} annoncé avec ${many(empty, 'case vide', 'cases vides')} et ${many(wrong, 'tuile mal placée', 'tuiles mal placées')}.`,
    'gave-up': (who, { round }) =>
      `Manche ${round} : ${has(who)} abandonné une galerie qui pouvait encore être remplie.`,
    round: (who, detail) =>
      [
        `Manche ${detail.round} : ${has(who)} ${many(detail.points, 'point')}.`,
        numberOf(detail.best) > numberOf(detail.points)
          ? `${many(detail.best, 'point restait possible', 'points restaient possibles')}.`
          : '',
        detail.brokenAt === undefined
          ? ''
          : `Impossible après ${seconds(detail.brokenAt)}, ${seconds(detail.lost)} de perdues.`,
        numberOf(detail.snatched) > 0 ? 'Une tuile a été raflée.' : '',
        `Il y avait ${many(detail.ways, 'façon')} de la remplir.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
  },
};
