// Français : l'entraîneur et les conseils, quel que soit le jeu.

import type { CoachWords } from '../en/coach.ts';

const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);

export const coach: CoachWords = {
  title: 'Entraîneur',
  looking: 'L’entraîneur revoit la partie …',
  failed: 'L’entraîneur a perdu le fil.',
  again: 'Redemander',

  curve: 'Part de la victoire',
  curveHint: 'Choisis un moment pour le voir sur la table.',
  moment: (move, shares) => `Coup ${move} : ${shares}`,
  share: (name, percent) => `${name} ${percent} %`,

  players: 'Joueurs',
  player: 'Joueur',
  accuracy: 'Précision',
  luck: 'Chance',
  labels: { good: 'Bon', inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
  counts: { good: 'bons', inaccuracy: 'imprécis', mistake: 'erreurs', blunder: 'grosses' },
  luckOf: (who, n) => {
    if (n === 0) return who.you ? 'La chance a été juste avec toi.' : `La chance a été juste avec ${who.name}.`;
    const what = `${points(Math.abs(n))} de la victoire`;
    if (who.you) return n > 0 ? `La chance t’a donné ${what}.` : `La chance t’a pris ${what}.`;
    return `La chance a ${n > 0 ? 'donné' : 'pris'} ${what} à ${who.name}.`;
  },

  costly: 'Ce qui a coûté le plus',
  cost: (n) => `−${points(n)}`,
  none: 'Aucune décision n’a coûté cher. Bien joué !',
  better: 'Mieux :',
  show: 'Voir sur la table',
  showAt: (move) => `Voir sur la table : coup ${move}`,
  rounds: 'Manche par manche',

  hint: 'Conseil',
  more: 'Dis-m’en plus',
  doIt: 'Le faire',
  noHint: 'Pas de conseil pour ce moment.',
  enough: 'Il n’y a pas d’autre conseil.',
};
