// Deutsch: was der Trainer von SteinReich sagt.

import type { CoachOcelotWords } from '../en/coach-ocelot.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';

const figure = figuresIn('de');
const points = (n: Figure): string => `${figure(n)} ${numberOf(n) === 1 ? 'Punkt' : 'Punkte'}`;
const gems = (n: Figure): string => (numberOf(n) === 1 ? '1 Edelstein' : `${n} Edelsteine`);

const THE_TOOL: Readonly<Record<string, string>> = {
  compass: 'den Kompass',
  lamp: 'die Lampe',
  pickaxe: 'die Spitzhacke',
};

const place = ({ tool, tile, space, cell }: Detail): string =>
  cell === undefined
    ? `${THE_TOOL[String(tool)]} von Plättchen ${tile} auf Randfeld ${space}`
    : `den Gefährten auf ${cell}`;

function brings({ gain, hands }: Detail): string {
  const wins = numberOf(gain) > 0 ? `bringt ${points(gain)}` : '';
  const loses = numberOf(hands) > 0 ? `lässt ${points(hands)} übrig` : '';
  const both = [wins, loses].filter((part) => part !== '').join(' und ');
  return both === '' ? '.' : `: Das ${both}.`;
}

const behind = ({ lost }: Detail): string =>
  numberOf(lost) > 0 ? `, ${points(lost)} schlechter als der beste Zug.` : '.';

export const coachOcelot: CoachOcelotWords = {
  hints: {
    'nothing-to-take': () => 'Gerade bringt kein Zug einen Edelstein. Denk daran, was du übrig lässt.',
    'could-take': ({ points: n }) => `Es gibt einen Zug, der sofort ${points(n)} bringt.`,
    'some-are-dangerous': (detail) =>
      `${detail.safe} von ${detail.turns} Möglichkeiten ${numberOf(detail.safe) === 1 ? 'lässt' : 'lassen'} nichts übrig. Am schlimmsten ist es, ${place(detail)} einzusetzen: Das lässt ${points(detail.most)} übrig.`,
    'all-are-dangerous': ({ least, most }) =>
      `Jeder Zug lässt etwas übrig: bestenfalls ${points(least)}, schlimmstenfalls ${points(most)}.`,
    'best-place': (detail) => `Setze ${place(detail)} ein${brings(detail)}`,
    'best-enter': (detail) => `Lass den Gefährten auf dem markierten Feld (${detail.cell}) landen${brings(detail)}`,
    'best-advance': (detail) =>
      `Lass den Gefährten weiter auf das markierte Feld (${detail.cell}) fliegen${brings(detail)}`,
    'best-collect': ({ cell }) => `Sammle den Edelstein auf ${cell} ein.`,
    'best-done': () => 'Mehr zu nehmen lohnt sich nicht. Beende den Zug.',
    'gems-to-collect': ({ count, points: n }) => `Du kannst ${gems(count)} einsammeln, zusammen ${points(n)}.`,
  },
  verdicts: {
    token: (who, detail) => `${who.you ? 'Du hast' : `${who.name} hat`} ${place(detail)} eingesetzt${behind(detail)}`,
    companion: (who, detail) =>
      `${who.you ? 'Du hast' : `${who.name} hat`} den Gefährten auf ${detail.cell} geschickt${behind(detail)}`,
    'left-lying': (who, { count, points: n }) =>
      `${who.you ? 'Du hast' : `${who.name} hat`} ${gems(count)} liegen lassen, zusammen ${points(n)}.`,
  },
};
