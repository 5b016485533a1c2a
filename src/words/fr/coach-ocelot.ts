// Français : ce que dit l'entraîneur de La grotte de Sire Ocelot.

import type { CoachOcelotWords } from '../en/coach-ocelot.ts';
import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure } from '../types.ts';

const figure = figuresIn('fr');
const points = (n: Figure): string => `${figure(n)} ${numberOf(n) < 2 ? 'point' : 'points'}`;
const gems = (n: Figure): string => (numberOf(n) < 2 ? `${n} gemme` : `${n} gemmes`);

const THE_TOOL: Readonly<Record<string, string>> = {
  compass: 'la boussole',
  lamp: 'la lampe',
  pickaxe: 'la pioche',
};

const place = ({ tool, tile, space, cell }: Detail): string =>
  cell === undefined
    ? `${THE_TOOL[String(tool)]} du jeton ${tile} sur l’emplacement ${space}`
    : `le compagnon en ${cell}`;

function brings({ gain, hands }: Detail): string {
  const wins = numberOf(gain) > 0 ? `rapporte ${points(gain)}` : '';
  const loses = numberOf(hands) > 0 ? `laisse ${points(hands)} à prendre` : '';
  const both = [wins, loses].filter((part) => part !== '').join(' et ');
  return both === '' ? '.' : ` : cela ${both}.`;
}

const behind = ({ lost }: Detail): string =>
  numberOf(lost) > 0 ? `, ${points(lost)} de moins que le meilleur tour.` : '.';

export const coachOcelot: CoachOcelotWords = {
  hints: {
    'nothing-to-take': () => 'Aucun tour ne rapporte de gemme pour l’instant. Pense à ce que tu laisses en face.',
    'could-take': ({ points: n }) => `Il y a un tour qui rapporte ${points(n)} tout de suite.`,
    'some-are-dangerous': (detail) =>
      `${detail.safe} ${numberOf(detail.safe) < 2 ? 'coup' : 'coups'} sur ${detail.turns} ${numberOf(detail.safe) < 2 ? 'ne laisse' : 'ne laissent'} rien. Le pire serait de poser ${place(detail)} : cela laisse ${points(detail.most)}.`,
    'all-are-dangerous': ({ least, most }) =>
      `Chaque coup laisse quelque chose : ${points(least)} au mieux, ${points(most)} au pire.`,
    'best-place': (detail) => `Pose ${place(detail)}${brings(detail)}`,
    'best-enter': (detail) => `Place le compagnon sur la case marquée (${detail.cell})${brings(detail)}`,
    'best-advance': (detail) => `Envoie le compagnon plus loin, sur la case marquée (${detail.cell})${brings(detail)}`,
    'best-collect': ({ cell }) => `Ramasse la gemme en ${cell}.`,
    'best-done': () => 'Plus rien ne vaut la peine d’être pris. Termine le tour.',
    'gems-to-collect': ({ count, points: n }) => `Tu peux ramasser ${gems(count)} pour ${points(n)}.`,
  },
  verdicts: {
    token: (who, detail) => `${who.you ? 'Tu as' : `${who.name} a`} posé ${place(detail)}${behind(detail)}`,
    companion: (who, detail) =>
      `${who.you ? 'Tu as' : `${who.name} a`} envoyé le compagnon en ${detail.cell}${behind(detail)}`,
    'left-lying': (who, { count, points: n }) =>
      `${who.you ? 'Tu as' : `${who.name} a`} laissé ${gems(count)}, soit ${points(n)}.`,
  },
};
