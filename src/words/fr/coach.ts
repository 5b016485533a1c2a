// Français : l'entraîneur et les conseils, quel que soit le jeu.

import type { CoachWords } from '../en/coach.ts';
import { of } from './elision.ts';

const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);

export const coach: CoachWords = {
  title: 'Entraîneur',
  looking: 'L’entraîneur revoit la partie…',
  failed: 'L’entraîneur a perdu le fil.',
  again: 'Redemander',

  curve: 'Chances de gagner',
  curveHint: 'Choisis un moment pour le voir sur la table.',
  moment: (move, shares) => `Coup ${move} : ${shares}`,
  share: (name, percent) => `${name} ${percent} %`,

  players: 'Joueurs',
  player: 'Joueur',
  accuracy: 'Précision',
  luck: 'Chance',
  labels: { good: 'Bon', inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
  counts: { good: 'bons', inaccuracy: 'imprécis', mistake: 'erreurs', blunder: 'grosses' },
  luckOf: (who, n) => {
    if (n === 0) return who.you ? 'La chance a été juste avec toi.' : `La chance a été juste avec ${who.name}.`;
    const whose = who.you ? 'tes chances de gagner' : `les chances de gagner ${of(who.name)}`;
    return `La chance a ${n > 0 ? 'augmenté' : 'réduit'} ${whose} de ${points(Math.abs(n))}.`;
  },

  costly: 'Les décisions les plus chères',
  cost: (n) => `−${points(n)}`,
  none: 'Aucune décision n’a coûté cher. Bien joué !',
  better: 'Mieux :',
  show: 'Voir sur la table',
  showAt: (move) => `Voir sur la table : coup ${move}`,
  rounds: 'Manche par manche',

  hint: 'Conseil',
  more: 'Dis-m’en plus',
  doIt: 'Le faire',
  noHint: 'Pas de conseil pour l’instant.',
  enough: 'Je n’ai pas d’autre conseil.',

  withHints: 'avec conseils',
  points: 'Points',
  keyHint: 'Un conseil ; encore pour en savoir plus',
  allowed: 'Conseils permis',
  allowedHint:
    'Tout le monde peut demander un conseil à la lampe. C’est annoncé avant de s’asseoir, et le résultat le dit.',
  settings: {
    advice: 'Conseils à la demande',
    adviceHint: 'La lampe près du plateau t’en dit plus à chaque appui. Le résultat le mentionne.',
  },

  levels: {
    ocelot: {
      1: { name: 'Papillon de nuit', line: 'Volette vers ce qui brille le plus près.' },
      2: { name: 'Lampe', line: 'Prend ce qu’elle voit. Ne regarde tes options que s’il n’y a rien à prendre.' },
      3: { name: 'Boussole', line: 'Regarde un tour plus loin et perd parfois sa direction.' },
      4: { name: 'Pioche', line: 'Creuse plusieurs tours et laisse peu derrière elle.' },
      5: { name: 'Maître', line: 'Sire Ocelot en personne : hors de la grotte avant que tu y entres.' },
    },
    diamant: {
      1: { name: 'Novice', line: 'Sursaute à chaque ombre et fuit au premier piège.' },
      2: { name: 'Porteur', line: 'Rentre dès que le sac devient lourd.' },
      3: { name: 'Guide', line: 'Compte les cartes sur ses doigts et se trompe rarement.' },
      4: { name: 'Vétérane', line: 'Sait ce que vaut chaque galerie.' },
      5: { name: 'Légende', line: 'Lit dans la grotte, et lit en toi.' },
    },
    'out-of-mine': {
      1: { name: 'Taupe', line: 'Pose ce qui lui tombe sous la patte et fredonne.' },
      2: { name: 'Terrassier', line: 'Tâte les trous avant d’y tomber.' },
      3: { name: 'Charpentière', line: 'Fait un plan et s’y tient.' },
      4: { name: 'Contremaître', line: 'A des plans de réserve et prend d’abord ce qui abonde.' },
      5: { name: 'Roi de la montagne', line: 'Voit la galerie pleine avant que ta carte soit retournée.' },
    },
  },
};
