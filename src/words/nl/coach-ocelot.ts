// Nederlands: wat de coach van de grot van Sir Ocelot zegt.

import type { CoachOcelotWords } from '../en/coach-ocelot.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';

const figure = figuresIn('nl');
const points = (n: Figure): string => `${figure(n)} ${numberOf(n) === 1 ? 'punt' : 'punten'}`;
const gems = (n: Figure): string => (numberOf(n) === 1 ? '1 edelsteen' : `${n} edelstenen`);

const THE_TOOL: Readonly<Record<string, string>> = { compass: 'het kompas', lamp: 'de lamp', pickaxe: 'het houweel' };

const place = ({ tool, tile, space, cell }: Detail): string =>
  cell === undefined ? `${THE_TOOL[String(tool)]} van fiche ${tile} op plek ${space}` : `de metgezel op ${cell}`;

function brings({ gain, hands }: Detail): string {
  const wins = numberOf(gain) > 0 ? `levert ${points(gain)} op` : '';
  const loses = numberOf(hands) > 0 ? `laat ${points(hands)} liggen` : '';
  const both = [wins, loses].filter((part) => part !== '').join(' en ');
  return both === '' ? '.' : `: dat ${both}.`;
}

const behind = ({ lost }: Detail): string =>
  numberOf(lost) > 0 ? `, ${points(lost)} minder dan de beste beurt.` : '.';

export const coachOcelot: CoachOcelotWords = {
  hints: {
    'nothing-to-take': () => 'Geen beurt levert nu een edelsteen op. Denk aan wat je voor de ander laat liggen.',
    'could-take': ({ points: n }) => `Er is een beurt die meteen ${points(n)} oplevert.`,
    'some-are-dangerous': (detail) =>
      `${detail.safe} van de ${detail.turns} mogelijkheden ${numberOf(detail.safe) === 1 ? 'laat' : 'laten'} niets liggen. Het ergst is ${place(detail)}: dat laat ${points(detail.most)} liggen.`,
    'all-are-dangerous': ({ least, most }) =>
      `Elke mogelijkheid laat iets liggen: in het beste geval ${points(least)}, in het ergste geval ${points(most)}.`,
    'best-place': (detail) => `Leg ${place(detail)}${brings(detail)}`,
    'best-enter': (detail) => `Laat de metgezel landen op het gemarkeerde vak (${detail.cell})${brings(detail)}`,
    'best-advance': (detail) =>
      `Laat de metgezel verder vliegen naar het gemarkeerde vak (${detail.cell})${brings(detail)}`,
    'best-collect': ({ cell }) => `Verzamel de edelsteen op ${cell}.`,
    'best-done': () => 'Meer nemen loont niet. Beëindig je beurt.',
    'gems-to-collect': ({ count, points: n }) => `Je kunt ${gems(count)} verzamelen, samen ${points(n)}.`,
  },
  verdicts: {
    token: (who, detail) => `${who.you ? 'Je legde' : `${who.name} legde`} ${place(detail)}${behind(detail)}`,
    companion: (who, detail) =>
      `${who.you ? 'Je stuurde je' : `${who.name} stuurde de`} metgezel naar ${detail.cell}${behind(detail)}`,
    'left-lying': (who, { count, points: n }) =>
      `${who.you ? 'Je liet' : `${who.name} liet`} ${gems(count)} liggen, samen ${points(n)}.`,
  },
};
