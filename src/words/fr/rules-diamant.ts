// Français: Diamant, the rules as a reference.

import { RELICS } from '../../games/diamant/content.ts';
import { listTexts } from '../list.ts';
import type { Rulebook } from '../types.ts';

/** The relics in the order they are mixed in. */
const [first = '', ...others] = RELICS.map(String);

export const rulebook: Rulebook = {
  title: 'Diamant',
  sections: [
    {
      title: 'La boîte',
      rules: [
        {
          id: 'D1',
          text: '30 cartes de grotte : 15 trésors de 1 2 3 4 5 5 7 7 9 11 11 13 14 15 17 rubis et 15 pièges, trois de chaque : scorpion, serpent, lave, rocher et pieux. Cinq reliques de 5, 7, 8, 10 et 12 appartiennent à la variante.',
        },
        {
          id: 'D2',
          text: 'Un rubis vaut 1 point, un diamant 5. Seule la valeur compte, et la réserve ne s’épuise jamais (notre choix).',
        },
        { id: 'D3', text: 'Il y a cinq expéditions, chacune par son entrée. Tout le monde entre dans chacune.' },
      ],
    },
    {
      title: 'Une expédition',
      rules: [
        {
          id: 'D10',
          text: 'Une carte est retournée au bout du chemin. La première l’est avant que quiconque ne décide.',
        },
        {
          id: 'D11',
          text: 'Trésor : ses rubis sont partagés également entre ceux qui sont encore dedans, devant leur coffre. Ce qui ne se partage pas reste sur la carte.',
        },
        { id: 'D12', text: 'Le premier piège d’une sorte ne fait rien.' },
        {
          id: 'D13',
          text: 'Le deuxième piège de la même sorte met fin à l’expédition : ceux qui sont encore dedans lâchent tous les rubis posés devant leur coffre et s’enfuient.',
        },
        {
          id: 'D14',
          text: 'Sinon, chacun, dans la grotte, décide en secret : continuer ou rentrer. On révèle tous ensemble. Tant que la dernière décision manque, tu peux changer la tienne ; les autres voient seulement que tu as décidé.',
        },
        {
          id: 'D15',
          text: 'Ceux qui rentrent se partagent tous les rubis du chemin. Le reste y demeure. Si tu rentres en solo, tu prends tout.',
        },
        {
          id: 'D16',
          text: 'Cette part et les rubis devant ton coffre y sont mis à l’abri. Tu attends au camp l’expédition suivante.',
        },
        {
          id: 'D17',
          text: 'Ceux qui continuent retournent la carte suivante. Quand plus personne n’est dedans, l’expédition est finie.',
        },
        {
          id: 'D18',
          text: 'Ce qui est devant un coffre est visible ; ce qui est dedans reste secret jusqu’à la fin, sauf coffres ouverts convenus.',
        },
      ],
    },
    {
      title: 'Entre les expéditions',
      rules: [
        { id: 'D20', text: 'L’entrée est fermée et les rubis restés sur le chemin retournent à la réserve.' },
        { id: 'D21', text: 'Si un piège y a mis fin, une de ses deux cartes est écartée pour le reste de la partie.' },
        { id: 'D22', text: 'Toutes les autres cartes sont remélangées dans la pioche.' },
        {
          id: 'D23',
          text: 'Après la cinquième expédition, on ouvre les coffres. Qui a le plus de points gagne ; à égalité, on partage la victoire.',
        },
      ],
    },
    {
      title: 'Variante : reliques',
      rules: [
        {
          id: 'D30',
          text: `Au début de chaque expédition, la relique suivante est mélangée à la pioche : ${first}, puis ${listTexts('fr', others)}.`,
        },
        { id: 'D31', text: 'Une relique retournée reste sur le chemin. Rien d’autre ne se passe.' },
        {
          id: 'D32',
          text: 'Si une seule personne rentre, elle prend toutes les reliques du chemin. Si plusieurs rentrent ensemble, personne ne les prend.',
        },
        {
          id: 'D33',
          text: 'Les reliques restées sur le chemin à la fin d’une expédition quittent la partie. Celles encore dans la pioche y restent.',
        },
        { id: 'D34', text: 'Une relique vaut son nombre et ne peut plus être perdue.' },
      ],
    },
    {
      title: 'Quand quelqu’un s’absente',
      rules: [
        {
          id: 'D40',
          text: 'Si quelqu’un ne décide pas dans le temps convenu, un bot décide pour cette personne avec ce qu’elle sait. Elle reprend sa place dès son retour.',
        },
      ],
    },
  ],
};
