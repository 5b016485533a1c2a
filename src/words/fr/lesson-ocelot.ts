// Français : la leçon de La grotte de Sire Ocelot.

import type { OcelotLesson } from '../en/lesson-ocelot.ts';

export const lesson: OcelotLesson = {
  sides: {
    say: 'Tu veux ce béryl rouge. Une boussole, une lampe et une pioche doivent le voir, chacune d’un autre côté. Deux lampes et une boussole ne suffisent pas : pose une pioche au bout ouest de sa rangée.',
    nudge: 'Choisis une pioche, puis l’emplacement 16.',
  },
  collect: {
    say: 'Les trois outils le voient maintenant : nord, sud et ouest. Ramasse-le, 7 points !',
    nudge: 'Touche le béryl rouge.',
  },
  between: {
    say: 'Là où deux grottes se touchent, un emplacement regarde dans les deux. Pose une boussole sur le 25 : elle voit les niveaux 2 et 3.',
    nudge: 'Choisis une boussole, puis l’emplacement 25.',
  },
  both: {
    say: 'L’opale du niveau 2 est maintenant vue de trois côtés. Ramasse-la.',
    nudge: 'Touche l’opale qui brille.',
  },
  geode: {
    say: 'Une géode cache une améthyste. Lampe et pioche voient déjà celle-ci. Ajoute une boussole, à l’est ou au sud.',
    nudge: 'Choisis une boussole, puis un bout de la rangée ou de la colonne de la géode.',
  },
  crack: {
    say: 'Ouvre-la ! Elle est au niveau 2, tu tires donc du sac vert.',
    nudge: 'Touche la géode.',
  },
  amethyst: {
    say: 'Ton améthyste est dans ton plateau, et personne d’autre ne connaît sa valeur. Touche un sac quand tu veux pour voir ce qu’il contient.',
  },
  enter: {
    say: 'Une fois par partie, ton Papillon de nuit entre à la place d’un outil : sur une case vide du niveau 1 ou sur une gemme de valeur 1, qu’il prend. Choisis le Papillon de nuit, puis l’étoile.',
    nudge: 'Choisis le Papillon de nuit, puis l’étoile au milieu.',
  },
  set: {
    say: 'Pour toi, le Papillon de nuit compte comme n’importe quel outil : il t’aide à voir la lune. Avec soleil, lune et étoile, tu tires une améthyste bleue. Ramasse la lune !',
    nudge: 'Touche la lune.',
  },
  wild: {
    say: 'Une pioche voit cette géode, ton Papillon de nuit aussi. Ajoute une boussole à l’ouest ou au sud, et le Papillon de nuit remplacera la lampe.',
    nudge: 'Choisis une boussole, puis un bout de la rangée ou de la colonne de la géode.',
  },
  own: {
    say: 'Le Papillon de nuit n’aide que toi ; en face, on ne pourrait pas prendre cette géode. Ramasse-la.',
    nudge: 'Touche la géode.',
  },
  twoSides: {
    say: 'La lampe, la boussole et le Papillon de nuit voient cette émeraude, mais il est du même côté que la boussole. Cela ne fait que deux côtés. Ajoute une pioche, à l’est ou au sud.',
    nudge: 'Choisis une pioche, puis un bout de la rangée ou de la colonne de l’émeraude.',
  },
  third: {
    say: 'Trois côtés, trois outils. Maintenant n’importe qui peut la prendre, alors vite !',
    nudge: 'Touche l’émeraude.',
  },
  deeper: {
    say: 'Au début d’un tour, ton Papillon de nuit peut descendre d’un niveau, sur une case vide ou un cristal de roche. Envoie-le sur un cristal du niveau 2.',
    nudge: 'Choisis le Papillon de nuit, puis un cristal de roche du niveau 2.',
  },
  goOn: {
    say: 'Le cristal est à toi et le tour continue : pose l’outil que tu veux.',
    nudge: 'Choisis un outil et un emplacement.',
  },
  end: {
    say: 'Quand tu as ramassé ce que tu veux, finis ton tour. Après 16 tours chacun, la plus belle collection gagne.',
    nudge: 'Touche « Finir le tour ».',
  },
};
