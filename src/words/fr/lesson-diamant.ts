// Français : la leçon de Diamant.

import type { DiamantLesson } from '../en/lesson-diamant.ts';

export const lesson: DiamantLesson = {
  nine: {
    say: 'À cinq, vous avez trouvé 9 rubis : un chacun, et 4 qu’on ne peut pas partager restent sur la carte. Ce que tu portes est ton butin : il n’est pas encore à l’abri.',
  },
  on: {
    say: 'Maintenant, chacun décide en secret : plus loin dans la grotte, ou retour au camp ? Continue.',
    nudge: 'Pas encore : continue une fois.',
  },
  trap: {
    say: 'Un piège. Le premier de sa sorte ne fait rien, le deuxième met fin à l’expédition. La barre montre si c’est probable. Ose continuer.',
    nudge: 'Courage : continue.',
    praise: 'Un trésor ! Deux chacun.',
  },
  back: {
    say: 'Il y a maintenant 5 rubis sur le chemin. Ceux qui rentrent se les partagent et mettent tout dans leur coffre. Rentre.',
    nudge: 'C’est le bon moment pour rentrer.',
  },
  home: {
    say: 'Tu rentres en solo : les 5 sont à toi, avec ton butin de 3. Huit dans le coffre, et rien ne peut te les prendre.',
  },
  dare: {
    say: 'Une autre expédition. On a déjà vu un serpent. Et si tu continuais ?',
    nudge: 'Juste une fois : continue.',
  },
  lost: {
    say: 'Le deuxième serpent ! Tous ceux qui sont dans la grotte lâchent leur butin et s’enfuient. Ton coffre est intact, et un serpent quitte le jeu.',
  },
  relic: {
    say: 'Une relique. Elle va à qui rentre en solo ; à deux, personne ne l’a. Les autres ont l’air de vouloir continuer. Rentre.',
    nudge: 'Saisis ta chance : rentre.',
  },
  end: {
    say: 'La chouette est à toi : 7 points. Après cinq expéditions, le coffre le plus riche gagne. En route !',
  },
};
