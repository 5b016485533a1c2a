// Deutsch: was der Trainer von Out of Mine! sagt.

import type { CoachOutOfMineWords } from '../en/coach-out-of-mine.ts';
import { figuresIn, numberOf, secondsOf, tileCalled } from '../figures.ts';
import { capital } from '../list.ts';
import type { Detail, Figure, Who } from '../types.ts';
import { outOfMine } from './out-of-mine.ts';

const figure = figuresIn('de');
const tile = (name: Figure): string => tileCalled(name, outOfMine.tile);
const many = (n: Figure, one: string, more: string): string => `${figure(n)} ${numberOf(n) === 1 ? one : more}`;
const fault = (name: Figure): string =>
  name === 'over-edge' || name === 'wrong-colour' || name === 'too-many' ? outOfMine.faults[name] : 'es zählt nicht';
const seconds = (millis: Figure): string => `${secondsOf(millis)} s`;
const lost = (detail: Detail): string => (secondsOf(detail.lost) > 0 ? ` ${seconds(detail.lost)} verloren.` : '');
const TURNS = ['', 'einmal', 'zweimal', 'dreimal'];
const turned = ({ turns, flipped }: Detail): string => {
  const quarter = numberOf(turns) === 0 ? '' : `, ${TURNS[numberOf(turns)] ?? `${figure(turns)}-mal`} gedreht`;
  return numberOf(flipped) === 0 ? quarter : `${quarter}, umgedreht`;
};
const has = (who: Who): string => (who.you ? 'Du hast' : `${who.name} hat`);

export const coachOutOfMine: CoachOutOfMineWords = {
  hints: {
    'easier-side': ({ side, front, back }) =>
      `Die ${side === 'front' ? 'Vorderseite' : 'Rückseite'} ist leichter: etwa ${many(front, 'Lösung', 'Lösungen')} vorn, ${figure(back)} hinten.`,
    full: () => 'Alle Felder sind gefüllt. Ruf!',
    'wrong-tile': (detail) => `${capital(tile(detail.tile))} zählt nicht: ${fault(detail.fault)}.`,
    'tight-space': ({ place, shapes, ways }) =>
      `Am engsten ist es bei ${place}: ${many(shapes, 'Form passt', 'Formen passen')} dorthin, auf ${many(ways, 'Art', 'Arten')}.`,
    'dead-space': ({ place }) => `Auf ${place} passt nichts mehr.`,
    possible: ({ ways, more }) =>
      `Der Stollen lässt sich noch füllen, auf ${numberOf(more) > 0 ? 'mehr als ' : ''}${many(ways, 'Art', 'Arten')}.`,
    impossible: () => 'Mit dem, was hier liegt und was noch da ist, lässt sich der Stollen nicht mehr füllen.',
    take: (detail) => `Nimm ${tile(detail.tile)}: Es kommt nach ${detail.place}${turned(detail)}.`,
    'take-any': (detail) => `Nimm ${tile(detail.tile)} und fülle, was noch geht.`,
    lay: (detail) => `Lege ${tile(detail.tile)} nach ${detail.place}${turned(detail)}.`,
    move: (detail) => `Verschiebe ${tile(detail.tile)} nach ${detail.place}${turned(detail)}.`,
    'put-back': (detail) => `Lege ${tile(detail.tile)} zurück.`,
    'take-off': (detail) => `Nimm ${tile(detail.tile)} wieder weg.`,
    'nothing-left': () => 'Hier geht nichts mehr. Sag, dass du nicht weiterkommst.',
  },
  verdicts: {
    'made-impossible': (who, detail) =>
      `Runde ${detail.round}: ${has(who)} ${tile(detail.tile)} nach ${detail.place} gelegt, und der Stollen war nicht mehr zu füllen. ${many(detail.amiss, 'Plättchen musste', 'Plättchen mussten')} wieder weg.${lost(detail)}`,
    'laid-wrong': (who, detail) =>
      `Runde ${detail.round}: ${has(who)} ${tile(detail.tile)} nach ${detail.place} gelegt, wo es nicht zählt: ${fault(detail.fault)}.${lost(detail)}`,
    'false-call': (who, { round, empty, wrong }) =>
      `Runde ${round}: ${has(who)} gerufen, mit ${many(empty, 'leeren Feld', 'leeren Feldern')} und ${many(wrong, 'falschen Plättchen', 'falschen Plättchen')}.`,
    'gave-up': (who, { round }) => `Runde ${round}: ${has(who)} einen Stollen aufgegeben, der noch zu füllen war.`,
    round: (who, detail) =>
      [
        `Runde ${detail.round}: ${has(who)} ${many(detail.points, 'Punkt', 'Punkte')}.`,
        numberOf(detail.best) > numberOf(detail.points)
          ? `Mit dem Rest ${numberOf(detail.best) === 1 ? 'war' : 'waren'} noch ${many(detail.best, 'Punkt', 'Punkte')} möglich.`
          : '',
        detail.brokenAt === undefined
          ? ''
          : `Unmöglich nach ${seconds(detail.brokenAt)}, ${seconds(detail.lost)} verloren.`,
        numberOf(detail.snatched) > 0 ? 'Ein Plättchen wurde weggeschnappt.' : '',
        `Es gab ${many(detail.ways, 'Lösung', 'Lösungen')}.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
  },
};
