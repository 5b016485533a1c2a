// Deutsch: SteinReich, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'SteinReich',
  sections: [
    {
      title: 'Die Höhlen',
      rules: [
        {
          id: 'O1',
          text: 'Drei Höhlen: Ebene 1 (blau) mit 41 Feldern, Ebene 2 (grün) und Ebene 3 (rot) mit je 13 (unsere Auslegung).',
        },
        {
          id: 'O2',
          text: 'Randfelder liegen rings um jede Höhle. Jedes blickt entlang der Reihen und Spalten, die an ihm enden.',
        },
        {
          id: 'O3',
          text: 'Randfelder zwischen zwei Höhlen blicken in beide. Auf dem üblichen Spielplan berühren sich Ebene 2 und 3; auf dem anderen berühren beide die Ebene 1 (unsere Auslegung).',
        },
        {
          id: 'O4',
          text: 'Auf jedem Feld liegt offen und zufällig ein Höhlenplättchen: Bergkristalle, Cälestiten (Sonne, Mond, Stern), Opale, Smaragde, rote Berylle und Geoden.',
        },
        {
          id: 'O5',
          text: 'Jede Höhle hat einen Beutel mit Amethysten. Blau: 2 4 4 5 5 6, „1 je 1er“, „1 je 3er“. Grün: 5 6 7 8, „1 je Plättchen, das auf Ebene 1 liegt“. Rot: 9 10, „2 je Plättchen, das auf Ebene 2 oder 3 liegt“ (unsere Auslegung).',
        },
        {
          id: 'O6',
          text: 'Du hast fünf Plättchen A (Kompass/Lampe), fünf B (Lampe/Spitzhacke), fünf C (Spitzhacke/Kompass) und einen Gefährten: 16 Plättchen für 16 Züge.',
        },
      ],
    },
    {
      title: 'Dein Zug',
      rules: [
        {
          id: 'O10',
          text: 'Zuerst, wenn du magst: Dein Gefährte geht eine Ebene tiefer, von 1 nach 2 oder von 2 nach 3. Einmal im Zug, nie seitwärts, nie zurück und nicht in dem Zug, in dem er kam.',
        },
        { id: 'O11', text: 'Er darf auf ein Feld, das leer ist oder einen Bergkristall trägt.' },
        { id: 'O12', text: 'Der Bergkristall dort gehört dir.' },
        {
          id: 'O13',
          text: 'Dann musst du ein Plättchen einsetzen: ein Werkzeug mit beliebiger Seite auf ein freies Randfeld einer beliebigen Höhle…',
        },
        {
          id: 'O14',
          text: '…oder einmal deinen Gefährten auf ein Feld der Ebene 1, das leer ist oder einen Edelstein vom Wert 1 trägt (Bergkristall oder Cälestit); der gehört dir.',
        },
        { id: 'O15', text: 'Ein eingesetztes Werkzeug gehört niemandem: Ihr nutzt es beide.' },
        {
          id: 'O16',
          text: 'Hast du noch Plättchen, aber keinen Platz dafür, wird dein Zug übersprungen (unsere Auslegung).',
        },
        {
          id: 'O17',
          text: 'Zuletzt, wenn du magst: Sammle Edelsteine ein, die gesehen werden, aus jeder Höhle. Was liegen bleibt, kann später jeder nehmen.',
        },
      ],
    },
    {
      title: 'Sehen',
      rules: [
        {
          id: 'O20',
          text: 'Einen Edelstein kannst du nehmen, wenn Kompass, Lampe und Spitzhacke ihn von drei verschiedenen Seiten sehen.',
        },
        { id: 'O21', text: 'Der Blick geht durch die ganze Reihe oder Spalte einer Höhle. Nichts versperrt ihn.' },
        {
          id: 'O22',
          text: 'Dein Gefährte sieht in seiner Höhle entlang seiner Reihe und Spalte und ersetzt ein beliebiges Werkzeug. Drei verschiedene Seiten braucht es trotzdem.',
        },
        { id: 'O23', text: 'Für die andere Person ist dein Gefährte Luft: keine Hilfe, kein Hindernis.' },
        { id: 'O24', text: 'Ein Randfeld zwischen zwei Höhlen blickt in beide, jedes andere in eine.' },
      ],
    },
    {
      title: 'Geoden, Cälestiten, Amethyste',
      rules: [
        {
          id: 'O30',
          text: 'Für eine Geode ziehst du sofort einen Amethyst aus dem Beutel ihrer Höhle; die Geode verlässt die Partie.',
        },
        {
          id: 'O31',
          text: 'Für jedes Set aus Sonne, Mond und Stern ziehst du sofort einen blauen Amethyst. Jeder Cälestit zählt für ein Set.',
        },
        { id: 'O32', text: 'Welchen Amethyst du ziehst, siehst nur du. Dass du ziehst und woraus, sehen alle.' },
        {
          id: 'O33',
          text: 'Gezogen wird sofort: Nimm einen Edelstein, schau nach und entscheide dann über den nächsten.',
        },
      ],
    },
    {
      title: 'Ende und Wertung',
      rules: [
        { id: 'O40', text: 'Die Partie endet, wenn ihr beide alle 16 Plättchen eingesetzt habt.' },
        {
          id: 'O41',
          text: 'Bergkristalle und Cälestiten bringen 1, Opale 3, Smaragde 5, rote Berylle 7, Amethyste, was sie zeigen.',
        },
        {
          id: 'O42',
          text: '„Je 1er“ und „je 3er“ zählen deine Edelsteine dieses Werts. „Je Plättchen, das … liegt“ zählt, was noch in den Höhlen liegt, Geoden eingeschlossen (unsere Auslegung).',
        },
        {
          id: 'O43',
          text: 'Die höhere Summe gewinnt. Bei Gleichstand gewinnt, wer mehr Amethyste hat; sonst teilt ihr euch den Sieg.',
        },
        { id: 'O44', text: 'Wer beginnt, wird vereinbart: das Los, einer von euch oder wer zuletzt verloren hat.' },
        {
          id: 'O45',
          text: 'Hausregel: Beim fairen Start bekommt 6 Punkte, wer beginnt, denn wer als Zweites dran ist, gewinnt öfter.',
        },
      ],
    },
  ],
};
