// Français: Out of Mine!, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'Out of Mine!',
  sections: [
    {
      title: 'La boîte',
      rules: [
        {
          id: 'M1',
          text: '69 tuiles cristaux : 12 jaunes d’une case, 16 bleues de deux, 16 vertes de trois, 15 rouges de quatre et 10 blanches de cinq.',
        },
        { id: 'M2', text: 'Les tuiles peuvent être tournées et retournées.' },
        {
          id: 'M3',
          text: '10 plateaux avec une galerie sur chaque face : 20 galeries de 20 cases, toutes différentes (notre choix).',
        },
        {
          id: 'M4',
          text: '40 cartes trésor. Chacune dit combien de tuiles de quelles couleurs utiliser : en tout, exactement 20 cases (notre choix).',
        },
        {
          id: 'M5',
          text: 'Chaque carte montre aussi une trouvaille voulue (or ou argent) et une autre non voulue (ver ou rat), avec des points.',
        },
        { id: 'M6', text: 'Chaque galerie peut être remplie entièrement avec chaque carte.' },
        {
          id: 'M7',
          text: 'Trois elfes de couleurs différentes se tiennent à chaque galerie, chacun à côté d’une case (notre choix).',
        },
        {
          id: 'M8',
          text: 'Certaines tuiles montrent une trouvaille au recto. Retournées, elles la cachent (notre choix).',
        },
      ],
    },
    {
      title: 'Une manche',
      rules: [
        { id: 'M10', text: 'Tu reçois un plateau au hasard et choisis une face.' },
        {
          id: 'M11',
          text: 'Quand tout le monde est prêt, toutes les cartes trésor sont retournées d’un coup et tout le monde joue en même temps.',
        },
        { id: 'M12', text: 'La réserve est commune. Prends les tuiles une par une : ta main en tient une.' },
        {
          id: 'M13',
          text: 'Pose la tuile en main sur ton plateau ou remets-la. Les tuiles posées peuvent être déplacées, tournées, retournées ou remises à tout moment (notre choix).',
        },
        {
          id: 'M14',
          text: 'Si deux joueurs veulent la même tuile, le plus rapide l’obtient. L’autre l’apprend aussitôt.',
        },
        {
          id: 'M15',
          text: 'On peut se tromper : au-delà du bord, d’une couleur ou en un nombre que ta carte ne permet pas. Les tuiles ne se chevauchent jamais. Avec les garde-fous, une tuile mal placée est refusée.',
        },
        {
          id: 'M16',
          text: 'Fini ? Annonce « Out of Mine! ». Dès lors, plus personne ne pose. On ne peut annoncer que si chaque case est couverte, bien ou mal.',
        },
        {
          id: 'M17',
          text: 'Si plus personne n’a d’idée, ou si le temps convenu est écoulé, la manche finit sans annonce (notre choix).',
        },
      ],
    },
    {
      title: 'Score',
      rules: [
        {
          id: 'M20',
          text: 'Les tuiles mal placées sont retirées : au-delà du bord, d’une couleur absente de ta carte, ou en trop d’une couleur (les dernières posées d’abord : notre choix).',
        },
        { id: 'M21', text: '10 points, moins 1 par case vide.' },
        {
          id: 'M22',
          text: 'Qui a annoncé gagne 2 de plus si sa galerie était complète et juste, sinon 2 de moins.',
        },
        { id: 'M23', text: 'Plus de 10 cases vides : 0 point et aucun bonus.' },
        {
          id: 'M24',
          text: 'Une manche ne rapporte jamais moins de 0 (notre choix), sauf si la table en a convenu autrement (règle maison).',
        },
        { id: 'M25', text: 'Elfes : 1 point par elfe dont la case est couverte d’une tuile de sa couleur.' },
        { id: 'M26', text: 'Trouvailles : les points de ta carte pour chaque trouvaille visible qu’elle nomme.' },
      ],
    },
    {
      title: 'Entre les manches, et la fin',
      rules: [
        {
          id: 'M30',
          text: 'Le plateau de qui a annoncé retourne dans la boîte. Un nouveau est mêlé aux autres et chacun en reçoit un au hasard. Si tu retrouves le même, tu joues son autre face.',
        },
        { id: 'M31', text: 'Sans annonce, c’est le plateau avec le moins de cases vides qui part (notre choix).' },
        {
          id: 'M32',
          text: 'Après la septième manche, qui a le plus de points gagne ; à égalité, on partage la victoire. Règle maison : on peut convenir de moins de manches.',
        },
      ],
    },
    {
      title: 'Équitable pour tous (options)',
      rules: [
        { id: 'M40', text: 'La manche commence pour tous au même instant, quand tout le monde est prêt.' },
        {
          id: 'M41',
          text: 'Photo-finish : une seconde annonce juste au même instant reçoit aussi tout le bonus (notre choix).',
        },
        {
          id: 'M42',
          text: 'Avantages pour une place : départ avancé, temps après l’annonce d’un autre, plusieurs fois le temps des autres, garde-fous, carte plus facile (nos choix).',
        },
      ],
    },
  ],
};
