// Deutsch: Out of Mine!, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'Out of Mine!',
  sections: [
    {
      title: 'Die Schachtel',
      rules: [
        {
          id: 'M1',
          text: '69 Kristallplättchen: 12 gelbe mit einem Feld, 16 blaue mit zwei, 16 grüne mit drei, 15 rote mit vier und 10 weiße mit fünf.',
        },
        { id: 'M2', text: 'Plättchen dürfen gedreht und umgedreht werden.' },
        {
          id: 'M3',
          text: '10 Stollentableaus mit einem Stollen auf jeder Seite: 20 Stollen mit je 20 Feldern, alle verschieden (unsere Auslegung).',
        },
        {
          id: 'M4',
          text: '40 Schatzkarten. Jede sagt, wie viele Plättchen welcher Farbe du brauchst: zusammen genau 20 Felder (unsere Auslegung).',
        },
        {
          id: 'M5',
          text: 'Jede Karte zeigt auch einen erwünschten Fund (Gold oder Silber) und einen unerwünschten (Holzwurm oder Ratte) mit Punkten.',
        },
        { id: 'M6', text: 'Jeder Stollen lässt sich mit jeder Karte vollständig füllen.' },
        {
          id: 'M7',
          text: 'An jedem Stollen stehen drei Elfen verschiedener Farben, jede neben einem Feld (unsere Auslegung).',
        },
        { id: 'M8', text: 'Manche Plättchen zeigen vorn einen Fund. Umgedreht verbergen sie ihn (unsere Auslegung).' },
      ],
    },
    {
      title: 'Eine Runde',
      rules: [
        { id: 'M10', text: 'Du bekommst ein zufälliges Tableau und wählst eine Seite.' },
        {
          id: 'M11',
          text: 'Sind alle bereit, werden alle Schatzkarten zugleich aufgedeckt, und alle spielen gleichzeitig.',
        },
        { id: 'M12', text: 'Der Vorrat ist für alle da. Nimm immer nur ein Plättchen: Deine Hand hält eines.' },
        {
          id: 'M13',
          text: 'Leg das Plättchen aus der Hand auf dein Tableau oder zurück. Gelegte darfst du jederzeit verschieben, drehen, umdrehen oder zurücklegen (unsere Auslegung).',
        },
        {
          id: 'M14',
          text: 'Wollen zwei dasselbe Plättchen, bekommt es, wer zuerst zugreift. Die anderen erfahren es sofort.',
        },
        {
          id: 'M15',
          text: 'Fehler sind möglich: über den Rand, in einer Farbe oder Zahl, die deine Karte nicht erlaubt. Plättchen überlappen nie. Mit Leitplanken werden falsche Plättchen abgelehnt.',
        },
        {
          id: 'M16',
          text: 'Fertig? Ruf „Out of Mine!“. Ab dann legt niemand mehr. Rufen kannst du nur, wenn jedes Feld belegt ist, ob richtig oder falsch.',
        },
        {
          id: 'M17',
          text: 'Sagen alle, dass sie nicht weiterkommen, oder ist die vereinbarte Zeit um, endet die Runde ohne Ruf (unsere Auslegung).',
        },
      ],
    },
    {
      title: 'Wertung',
      rules: [
        {
          id: 'M20',
          text: 'Falsche Plättchen kommen weg: über dem Rand, in einer Farbe, die nicht auf deiner Karte steht, oder zu viele einer Farbe (die zuletzt gelegten zuerst: unsere Auslegung).',
        },
        { id: 'M21', text: '10 Punkte, minus 1 für jedes leere Feld.' },
        {
          id: 'M22',
          text: 'Wer gerufen hat, bekommt 2 dazu, wenn der Stollen vollständig und richtig war, sonst 2 weniger.',
        },
        { id: 'M23', text: 'Mehr als 10 leere Felder: 0 Punkte und keinerlei Bonus.' },
        {
          id: 'M24',
          text: 'Eine Runde zählt nie weniger als 0 (unsere Auslegung), außer der Tisch hat es so ausgemacht (Hausregel).',
        },
        { id: 'M25', text: 'Elfen: 1 Punkt für jede Elfe, deren Feld ein Plättchen ihrer Farbe bedeckt.' },
        { id: 'M26', text: 'Funde: die Punkte deiner Karte für jeden sichtbaren Fund, den sie nennt.' },
      ],
    },
    {
      title: 'Zwischen den Runden und am Ende',
      rules: [
        {
          id: 'M30',
          text: 'Wer gerufen hat, legt sein Tableau in die Schachtel zurück. Ein neues wird mit den anderen gemischt, und alle bekommen zufällig eins. Wer dasselbe wieder bekommt, spielt die andere Seite.',
        },
        { id: 'M31', text: 'Ohne Ruf kommt das Tableau mit den wenigsten leeren Feldern weg (unsere Auslegung).' },
        {
          id: 'M32',
          text: 'Nach der siebten Runde gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt ihr euch den Sieg. Hausregel: Ihr könnt weniger Runden vereinbaren.',
        },
      ],
    },
    {
      title: 'Fair für alle (Optionen)',
      rules: [
        { id: 'M40', text: 'Eine Runde beginnt für alle im selben Augenblick, wenn alle bereit sind.' },
        {
          id: 'M41',
          text: 'Fotofinish: Ein zweiter richtiger Ruf im selben Augenblick bekommt auch den vollen Bonus (unsere Auslegung).',
        },
        {
          id: 'M42',
          text: 'Vorgaben für einen Platz: Vorsprung, Zeit nach dem Ruf der anderen, mehrfache Zeit, Leitplanken, eine leichtere Karte (unsere Auslegungen).',
        },
      ],
    },
  ],
};
