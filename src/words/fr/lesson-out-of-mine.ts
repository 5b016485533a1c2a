// Français : la leçon d'Out of Mine!

import type { OutOfMineLesson } from '../en/lesson-out-of-mine.ts';

export const lesson: OutOfMineLesson = {
  card: {
    say: 'Voici ta galerie : 20 cases dans la roche. Ta carte trésor dit quelles tuiles la remplissent exactement : 1 bleue, 2 rouges et 2 blanches. À toi de choisir les formes.',
  },
  take: {
    say: 'La réserve est à tout le monde, et tout le monde creuse en même temps. Chaque tuile blanche est unique. Prends la tuile blanche en F !',
    nudge: 'Touche la tuile blanche en F dans la réserve.',
  },
  hand: {
    say: 'Pip la voulait aussi, mais tu as été plus rapide. On tient une seule tuile à la fois : pose-la ou remets-la. Ici le F ne ferait que gêner. Remets-le.',
    nudge: 'Touche « Remettre », la flèche vers le bac.',
  },
  gone: {
    say: 'Hop, Pip l’a prise. Ce n’est pas grave : la tuile blanche en W ressemble à l’escalier en haut à droite. Prends-la.',
    nudge: 'Touche la tuile blanche en W dans la réserve.',
  },
  turn: {
    say: 'Tourne-la jusqu’à ce qu’elle tienne et pose-la sur l’escalier, jusqu’à la case la plus haute. Tu peux déplacer les tuiles posées à tout moment.',
    nudge: 'L’escalier commence à la case la plus haute. La flèche ronde tourne la tuile.',
  },
  last: {
    say: 'Un peu plus tard : quatre cases sont libres, et ta carte demande encore une rouge. De quelle forme ? Prends la tuile rouge en L.',
    nudge: 'Touche la tuile rouge en L dans la réserve.',
  },
  turnOver: {
    say: 'Tourner ne suffit pas ici. Retourne aussi la tuile, puis pose-la.',
    nudge:
      'Les deux triangles la retournent, la flèche ronde la tourne, jusqu’à ce qu’elle tienne sur les quatre cases libres.',
  },
  call: {
    say: 'Toutes les cases sont couvertes, toutes les tuiles sont sur la carte. Vite, annonce ! Après, plus personne ne pose rien.',
    nudge: 'Touche « Out of Mine! ».',
  },
  twelve: {
    say: '10 points pour la galerie pleine et 2 pour l’annonce juste : 12 ! Chaque case vide coûte 1 point. Pip en a plus de 10, donc rien du tout. À la manche suivante !',
    nudge: 'Touche « À la manche suivante ».',
  },
  wrong: {
    say: 'Rien ne t’empêche de te tromper. En haut, une tuile bleue déborde dans la roche, et tu tiens une troisième verte alors que ta carte en demande deux. Pose-la quand même, en bas à gauche.',
    nudge: 'Mets la tuile verte debout et pose-la sur les trois cases libres.',
  },
  early: {
    say: 'Elle a l’air pleine, non ? Deux tuiles sont mal placées. Juste pour cette fois : annonce quand même.',
    nudge: 'Touche « Out of Mine! », puis « Annoncer quand même ».',
  },
  four: {
    say: 'On retire les tuiles mal placées : la bleue qui déborde et la verte de trop. Il reste 4 cases vides, et annoncer trop tôt coûte 2 points : 10 − 4 − 2 = 4.',
    nudge: 'Touche « À la manche suivante ».',
  },
  rails: {
    say: 'Si tu veux, tu joues avec des garde-fous. Ici ta carte ne demande pas de jaune. Prends quand même une tuile jaune.',
    nudge: 'Touche la tuile jaune dans la réserve.',
  },
  held: {
    say: 'Essaie où tu veux : les garde-fous ne laissent entrer aucune tuile mal placée dans la galerie. Puis remets-la.',
    nudge: 'Touche « Remettre », la flèche vers le bac.',
  },
  elves: {
    say: 'Avec les elfes, il y a plus à gagner : 1 point par elfe à côté d’une tuile de sa couleur. Le blanc est déjà content. Prends une tuile bleue pour le bleu.',
    nudge: 'Touche la tuile bleue dans la réserve.',
  },
  blue: {
    say: 'Pose-la à côté de l’elfe bleu, tout à droite. Vite, Pip a presque fini !',
    nudge: 'Sur les deux cases libres à côté de l’elfe bleu.',
  },
  eight: {
    say: 'Pip a annoncé avant toi. Tu as 4 cases vides et deux elfes heureux ; le vert n’a que du blanc à côté. 10 − 4 + 1 + 1 = 8.',
    nudge: 'Touche « À la manche suivante ».',
  },
  finds: {
    say: 'Les trouvailles : ici ta carte donne 2 points par pépite d’or et en retire 1 par ver. Seul compte ce qu’on voit. Prends la tuile verte en I qui montre de l’or.',
    nudge: 'Touche la tuile verte en I dans la réserve.',
  },
  gold: {
    say: 'Pose-la en haut, l’or bien visible. Le dos des tuiles est vide : c’est ainsi qu’on cache un ver.',
    nudge: 'Sur les trois cases libres tout en haut ; l’or doit se voir.',
  },
  nine: {
    say: 'Pip a annoncé avant que ton ver soit caché. 10 − 4 + 2 + 2 − 1 = 9. Après sept manches, qui a le plus de points gagne. Bonne chance là-dessous !',
    nudge: 'Touche « À la manche suivante ».',
  },
};
