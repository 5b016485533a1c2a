// Français: La grotte de Sire Ocelot, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'La grotte de Sire Ocelot',
  sections: [
    {
      title: 'Les grottes',
      rules: [
        {
          id: 'O1',
          text: 'Trois grottes : le niveau 1 (bleu) a 41 cases, le niveau 2 (vert) et le niveau 3 (rouge) 13 chacun (notre choix).',
        },
        {
          id: 'O2',
          text: 'Des emplacements ronds entourent chaque grotte. Chacun regarde le long des rangées et colonnes qui aboutissent à lui.',
        },
        {
          id: 'O3',
          text: 'Les emplacements entre deux grottes regardent dans les deux. Sur le tapis habituel, les niveaux 2 et 3 se touchent ; sur l’autre, tous deux touchent le niveau 1 (notre choix).',
        },
        {
          id: 'O4',
          text: 'Chaque case porte un jeton face visible, au hasard : cristaux de roche, célestites (soleil, lune, étoile), opales, émeraudes, béryls rouges et géodes.',
        },
        {
          id: 'O5',
          text: 'Chaque grotte a un sac d’améthystes. Bleu : 2 4 4 5 5 6, « 1 par 1 », « 1 par 3 ». Vert : 5 6 7 8, « 1 par jeton restant au niveau 1 ». Rouge : 9 10, « 2 par jeton restant aux niveaux 2 et 3 » (notre choix).',
        },
        {
          id: 'O6',
          text: 'Tu as cinq jetons A (boussole/lampe), cinq B (lampe/pioche), cinq C (pioche/boussole) et un compagnon : 16 jetons pour 16 tours.',
        },
      ],
    },
    {
      title: 'Ton tour',
      rules: [
        {
          id: 'O10',
          text: 'D’abord, si tu veux : ton compagnon descend d’un niveau, de 1 à 2 ou de 2 à 3. Une fois par tour, jamais de côté, jamais en arrière, et pas au tour où il est entré.',
        },
        { id: 'O11', text: 'Il peut aller sur une case vide ou portant un cristal de roche.' },
        { id: 'O12', text: 'Le cristal de roche qu’il y trouve est à toi.' },
        {
          id: 'O13',
          text: 'Ensuite, tu dois poser un jeton : un outil, face au choix, sur un emplacement libre de n’importe quelle grotte…',
        },
        {
          id: 'O14',
          text: '…ou, une seule fois, ton compagnon sur une case du niveau 1 vide ou portant une gemme de valeur 1 (cristal de roche ou célestite), qui est à toi.',
        },
        { id: 'O15', text: 'Un outil posé n’appartient à personne : vous l’utilisez tous les deux.' },
        { id: 'O16', text: 'S’il te reste des jetons mais aucune place pour eux, ton tour est sauté (notre choix).' },
        {
          id: 'O17',
          text: 'Enfin, si tu veux : ramasse des gemmes vues, dans n’importe quelle grotte. Ce que tu laisses pourra être pris plus tard par l’un ou l’autre.',
        },
      ],
    },
    {
      title: 'Voir',
      rules: [
        {
          id: 'O20',
          text: 'Tu peux ramasser une gemme quand une boussole, une lampe et une pioche la voient de trois côtés différents.',
        },
        { id: 'O21', text: 'Le regard parcourt toute la rangée ou colonne d’une grotte. Rien ne l’arrête.' },
        {
          id: 'O22',
          text: 'Ton compagnon voit le long de sa rangée et de sa colonne dans sa grotte et remplace n’importe quel outil. Il faut toujours trois côtés différents.',
        },
        { id: 'O23', text: 'Pour l’adversaire, ton compagnon n’est rien : ni aide, ni obstacle.' },
        { id: 'O24', text: 'Un emplacement entre deux grottes regarde dans les deux ; les autres dans une seule.' },
      ],
    },
    {
      title: 'Géodes, célestites, améthystes',
      rules: [
        {
          id: 'O30',
          text: 'Une géode te donne aussitôt une améthyste du sac de sa grotte ; la géode quitte la partie.',
        },
        {
          id: 'O31',
          text: 'Chaque série soleil, lune, étoile te donne aussitôt une améthyste bleue. Chaque célestite compte pour une seule série.',
        },
        {
          id: 'O32',
          text: 'Personne d’autre ne voit quelle améthyste tu as tirée. Que tu as tiré, et de quel sac, tout le monde le voit.',
        },
        { id: 'O33', text: 'On tire aussitôt : ramasse une gemme, regarde, puis décide pour la suivante.' },
      ],
    },
    {
      title: 'Fin et score',
      rules: [
        { id: 'O40', text: 'La partie finit quand vous avez tous deux posé vos 16 jetons.' },
        {
          id: 'O41',
          text: 'Cristaux de roche et célestites rapportent 1, opales 3, émeraudes 5, béryls rouges 7, améthystes ce qu’elles montrent.',
        },
        {
          id: 'O42',
          text: '« Par 1 » et « par 3 » comptent tes gemmes de cette valeur. « Par jeton restant » compte ce qui reste dans les grottes, géodes comprises (notre choix).',
        },
        {
          id: 'O43',
          text: 'Le total le plus haut gagne. À égalité, qui a le plus d’améthystes gagne ; sinon la victoire est partagée.',
        },
        { id: 'O44', text: 'On convient de qui commence : le sort, l’un de vous, ou qui a perdu la dernière fois.' },
        {
          id: 'O45',
          text: 'Règle maison : avec le départ équitable, qui commence reçoit 6 points, car qui joue en second gagne plus souvent.',
        },
      ],
    },
  ],
};
