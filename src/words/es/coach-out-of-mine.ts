// Español: lo que dice el entrenador de Out of Mine!

import type { CoachOutOfMineWords } from '../en/coach-out-of-mine.ts';
import { figuresIn, numberOf, secondsOf, tileCalled } from '../figures.ts';
import { capital } from '../list.ts';
import type { Detail, Figure, Who } from '../types.ts';
import { outOfMine } from './out-of-mine.ts';

const figure = figuresIn('es');
const tile = (name: Figure): string => tileCalled(name, outOfMine.tile);
const many = (n: Figure, one: string, more = `${one}s`): string => `${figure(n)} ${numberOf(n) === 1 ? one : more}`;
const fault = (name: Figure): string =>
  name === 'over-edge' || name === 'wrong-colour' || name === 'too-many' ? outOfMine.faults[name] : 'no cuenta';
const seconds = (millis: Figure): string => `${secondsOf(millis)} s`;
const lost = (detail: Detail): string => (secondsOf(detail.lost) > 0 ? ` Se perdieron ${seconds(detail.lost)}.` : '');
const TURNS = ['', 'una vez', 'dos veces', 'tres veces'];
const turned = ({ turns, flipped }: Detail): string => {
  const quarter = numberOf(turns) === 0 ? '' : `, girada ${TURNS[numberOf(turns)] ?? many(turns, 'vez', 'veces')}`;
  return numberOf(flipped) === 0 ? quarter : `${quarter}, del revés`;
};
const did = (who: Who, you: string, other: string): string => (who.you ? you : `${who.name} ${other}`);

export const coachOutOfMine: CoachOutOfMineWords = {
  hints: {
    'easier-side': ({ side, front, back }) =>
      `El ${side === 'front' ? 'anverso' : 'reverso'} es más fácil: alrededor de ${many(front, 'manera')} en el anverso, ${figure(back)} en el reverso.`,
    full: () => 'Todo está lleno. ¡Grita!',
    'wrong-tile': (detail) => `${capital(tile(detail.tile))} no cuenta: ${fault(detail.fault)}.`,
    'tight-space': ({ place, shapes, ways }) =>
      `Lo más estrecho está en ${place}: ${many(shapes, 'forma cabe', 'formas caben')}, de ${many(ways, 'manera')}.`,
    'dead-space': ({ place }) => `Ya nada puede cubrir ${place}.`,
    possible: ({ ways, more }) =>
      `La galería aún se puede llenar de ${numberOf(more) > 0 ? 'más de ' : ''}${many(ways, 'manera')}.`,
    impossible: () => 'Con lo que hay aquí y lo que queda, la galería ya no se puede llenar.',
    take: (detail) => `Toma ${tile(detail.tile)}: va en ${detail.place}${turned(detail)}.`,
    'take-any': (detail) => `Toma ${tile(detail.tile)} y llena lo que se pueda.`,
    lay: (detail) => `Coloca ${tile(detail.tile)} en ${detail.place}${turned(detail)}.`,
    move: (detail) => `Mueve ${tile(detail.tile)} a ${detail.place}${turned(detail)}.`,
    'put-back': (detail) => `Devuelve ${tile(detail.tile)}.`,
    'take-off': (detail) => `Quita ${tile(detail.tile)}.`,
    'nothing-left': () => 'Aquí ya no se puede hacer nada. Di que no se te ocurre nada.',
  },
  verdicts: {
    'made-impossible': (who, detail) =>
      `Ronda ${detail.round}: ${did(who, 'colocaste', 'colocó')} ${tile(detail.tile)} en ${detail.place}, y la galería ya no se podía llenar. Hubo que quitar ${many(detail.amiss, 'loseta')}.${lost(detail)}`,
    'laid-wrong': (who, detail) =>
      `Ronda ${detail.round}: ${did(who, 'colocaste', 'colocó')} ${tile(detail.tile)} en ${detail.place}, donde no cuenta: ${fault(detail.fault)}.${lost(detail)}`,
    'false-call': (who, { round, empty, wrong }) =>
      `Ronda ${round}: ${did(who, 'gritaste', 'gritó')} con ${many(empty, 'hueco')} y ${many(wrong, 'loseta mal puesta', 'losetas mal puestas')}.`,
    'gave-up': (who, { round }) =>
      `Ronda ${round}: ${did(who, 'abandonaste', 'abandonó')} una galería que aún se podía llenar.`,
    round: (who, detail) =>
      [
        `Ronda ${detail.round}: ${did(who, 'tienes', 'tiene')} ${many(detail.points, 'punto')}.`,
        numberOf(detail.best) > numberOf(detail.points)
          ? `Con lo que quedaba ${numberOf(detail.best) === 1 ? 'era posible' : 'eran posibles'} ${detail.best}.`
          : '',
        detail.brokenAt === undefined
          ? ''
          : `Imposible a los ${seconds(detail.brokenAt)}, ${seconds(detail.lost)} perdidos.`,
        numberOf(detail.snatched) > 0 ? 'Alguien se llevó antes una loseta.' : '',
        `Había ${many(detail.ways, 'manera')} de llenarla.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
  },
};
