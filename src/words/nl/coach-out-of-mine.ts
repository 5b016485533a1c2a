// Nederlands: wat de coach van Out of Mine! zegt.

import type { CoachOutOfMineWords } from '../en/coach-out-of-mine.ts';
import { figuresIn, numberOf, secondsOf, tileCalled } from '../figures.ts';
import { capital } from '../list.ts';
import type { Detail, Figure, Who } from '../types.ts';
import { outOfMine } from './out-of-mine.ts';

const figure = figuresIn('nl');
const tile = (name: Figure): string => tileCalled(name, outOfMine.tile);
const many = (n: Figure, one: string, more: string): string => `${figure(n)} ${numberOf(n) === 1 ? one : more}`;
const fault = (name: Figure): string =>
  name === 'over-edge' || name === 'wrong-colour' || name === 'too-many' ? outOfMine.faults[name] : 'het telt niet';
const seconds = (millis: Figure): string => `${secondsOf(millis)} s`;
const lost = (detail: Detail): string => (secondsOf(detail.lost) > 0 ? ` ${seconds(detail.lost)} verloren.` : '');
const TURNS = ['', 'één keer', 'twee keer', 'drie keer'];
const turned = ({ turns, flipped }: Detail): string => {
  const quarter = numberOf(turns) === 0 ? '' : `, ${TURNS[numberOf(turns)] ?? `${figure(turns)} keer`} gedraaid`;
  return numberOf(flipped) === 0 ? quarter : `${quarter}, omgekeerd`;
};
const did = (who: Who, verb: string): string => `${who.you ? 'je' : who.name} ${verb}`;

export const coachOutOfMine: CoachOutOfMineWords = {
  hints: {
    'easier-side': ({ side, front, back }) =>
      `De ${side === 'front' ? 'voorkant' : 'achterkant'} is makkelijker: zo’n ${many(front, 'manier', 'manieren')} voor de voorkant, ${figure(back)} voor de achterkant.`,
    full: () => 'Alles is gevuld. Roep!',
    'wrong-tile': (detail) => `${capital(tile(detail.tile))} telt niet: ${fault(detail.fault)}.`,
    'tight-space': ({ place, shapes, ways }) =>
      `Het krapst is het bij ${place}: ${many(shapes, 'vorm past', 'vormen passen')} daar, op ${many(ways, 'manier', 'manieren')}.`,
    'dead-space': ({ place }) => `Op ${place} past niets meer.`,
    possible: ({ ways, more }) =>
      `De mijngang kan nog gevuld worden, op ${numberOf(more) > 0 ? 'meer dan ' : ''}${many(ways, 'manier', 'manieren')}.`,
    impossible: () => 'Met wat hier ligt en wat er nog is, kan de mijngang niet meer gevuld worden.',
    take: (detail) => `Neem ${tile(detail.tile)} en leg die op ${detail.place}${turned(detail)}.`,
    'take-any': (detail) => `Neem ${tile(detail.tile)} en vul wat er nog te vullen is.`,
    lay: (detail) => `Leg ${tile(detail.tile)} op ${detail.place}${turned(detail)}.`,
    move: (detail) => `Verleg ${tile(detail.tile)} naar ${detail.place}${turned(detail)}.`,
    'put-back': (detail) => `Leg ${tile(detail.tile)} terug.`,
    'take-off': (detail) => `Haal ${tile(detail.tile)} weer weg.`,
    'nothing-left': () => 'Hier valt niets meer te doen. Zeg dat je vastzit.',
  },
  verdicts: {
    'made-impossible': (who, detail) =>
      `Ronde ${detail.round}: ${did(who, 'legde')} ${tile(detail.tile)} op ${detail.place}, en de mijngang kon niet meer gevuld worden. ${many(detail.amiss, 'kaartje moest', 'kaartjes moesten')} weer weg.${lost(detail)}`,
    'laid-wrong': (who, detail) =>
      `Ronde ${detail.round}: ${did(who, 'legde')} ${tile(detail.tile)} op ${detail.place}, waar het niet telt: ${fault(detail.fault)}.${lost(detail)}`,
    'false-call': (who, { round, empty, wrong }) =>
      `Ronde ${round}: ${did(who, 'riep')} met ${many(empty, 'leeg veld', 'lege velden')} en ${many(wrong, 'fout kaartje', 'foute kaartjes')}.`,
    'gave-up': (who, { round }) => `Ronde ${round}: ${did(who, 'gaf')} een mijngang op die nog te vullen was.`,
    round: (who, detail) =>
      [
        `Ronde ${detail.round}: ${did(who, who.you ? 'hebt' : 'heeft')} ${many(detail.points, 'punt', 'punten')}.`,
        numberOf(detail.best) > numberOf(detail.points)
          ? `Er ${numberOf(detail.best) === 1 ? 'was' : 'waren'} nog ${many(detail.best, 'punt', 'punten')} mogelijk.`
          : '',
        detail.brokenAt === undefined
          ? ''
          : `Onmogelijk na ${seconds(detail.brokenAt)}, ${seconds(detail.lost)} verloren.`,
        numberOf(detail.snatched) > 0 ? 'Een kaartje werd weggekaapt.' : '',
        `Er ${numberOf(detail.ways) === 1 ? 'was' : 'waren'} ${many(detail.ways, 'manier', 'manieren')} om hem te vullen.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
  },
};
