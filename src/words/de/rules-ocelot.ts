// Deutsch: SteinReich, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'SteinReich',
  sections: [
    {
      title: 'Die Höhlen',
      rules: [
        { id: 'O1', text: 'Drei Höhlen: Ebene 1 (blau) mit 41 Feldern, Ebene 2 (grün) und Ebene 3 (rot) mit je 13.' },
        {
          id: 'O2',
          text: 'Runde Felder liegen rings um jede Höhle. Jedes blickt entlang der Reihen und Spalten, die an ihm enden.',
        },
        {
          id: 'O3',
          text: 'Runde Felder zwischen zwei Höhlen blicken in beide. Auf der üblichen Matte berühren sich Ebene 2 und 3; auf der anderen berühren beide die Ebene 1.',
        },
        {
          id: 'O4',
          text: 'Auf jedem Feld liegt offen und zufällig ein Höhlenplättchen: Bergkristalle, Coelestine (Sonne, Mond, Stern), Opale, Smaragde, rote Berylle und Geoden.',
        },
        {
          id: 'O5',
          text: 'Jede Höhle hat einen Beutel mit Amethysten. Blau: 2 4 4 5 5 6, „1 je 1er“, „1 je 3er“. Grün: 5 6 7 8, „1 je Rest in Ebene 1“. Rot: 9 10, „2 je Rest in Ebene 2 und 3“.',
        },
        {
          id: 'O6',
          text: 'Du hast fünf Plättchen A (Kompass/Lampe), fünf B (Lampe/Spitzhacke), fünf C (Spitzhacke/Kompass) und einen Begleiter: 16 Plättchen für 16 Züge.',
        },
      ],
    },
    {
      title: 'Dein Zug',
      rules: [
        {
          id: 'O10',
          text: 'Zuerst, wenn du magst: Dein Begleiter geht eine Ebene tiefer, von 1 nach 2 oder von 2 nach 3. Einmal im Zug, nie seitwärts, nie zurück und nicht in dem Zug, in dem er kam.',
        },
        { id: 'O11', text: 'Er darf auf ein Feld, das leer ist oder einen Bergkristall trägt.' },
        { id: 'O12', text: 'Der Bergkristall dort gehört dir.' },
        {
          id: 'O13',
          text: 'Dann musst du ein Plättchen legen: ein Werkzeug mit beliebiger Seite auf ein freies rundes Feld einer beliebigen Höhle …',
        },
        {
          id: 'O14',
          text: '… oder einmal deinen Begleiter auf ein Feld der Ebene 1, das leer ist oder einen Edelstein vom Wert 1 trägt (Bergkristall oder Coelestin); der gehört dir.',
        },
        { id: 'O15', text: 'Ein gelegtes Werkzeug gehört niemandem: Ihr nutzt es beide.' },
        { id: 'O16', text: 'Hast du noch etwas, aber keinen Platz dafür, wird dein Zug übersprungen.' },
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
          text: 'Dein Begleiter sieht in seiner Höhle entlang seiner Reihe und Spalte und ersetzt ein beliebiges Werkzeug. Drei verschiedene Seiten braucht es trotzdem.',
        },
        { id: 'O23', text: 'Für die andere Person ist dein Begleiter Luft: keine Hilfe, kein Hindernis.' },
        { id: 'O24', text: 'Ein Feld zwischen zwei Höhlen blickt in beide, jedes andere in eine.' },
      ],
    },
    {
      title: 'Geoden, Coelestine, Amethyste',
      rules: [
        {
          id: 'O30',
          text: 'Für eine Geode ziehst du sofort einen Amethyst aus dem Beutel ihrer Höhle; die Geode verlässt die Partie.',
        },
        {
          id: 'O31',
          text: 'Für jeden Satz aus Sonne, Mond und Stern ziehst du sofort einen blauen Amethyst. Jeder Coelestin zählt für einen Satz.',
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
        { id: 'O40', text: 'Die Partie endet, wenn ihr beide alle 16 Plättchen gelegt habt.' },
        {
          id: 'O41',
          text: 'Bergkristalle und Coelestine bringen 1, Opale 3, Smaragde 5, rote Berylle 7, Amethyste, was sie zeigen.',
        },
        {
          id: 'O42',
          text: '„Je 1er“ und „je 3er“ zählen deine Edelsteine dieses Werts. „Je Rest“ zählt, was noch in den Höhlen liegt, Geoden eingeschlossen.',
        },
        {
          id: 'O43',
          text: 'Die höhere Summe gewinnt. Bei Gleichstand entscheiden mehr Amethyste; sonst teilt ihr euch den Sieg.',
        },
        { id: 'O44', text: 'Wer beginnt, wird vereinbart: das Los, einer von euch oder wer zuletzt verloren hat.' },
        {
          id: 'O45',
          text: 'Hausregel: Beim fairen Start bekommt 6 Punkte, wer beginnt. Umsichtige gewinnen öfter vom zweiten Platz aus.',
        },
      ],
    },
  ],
};
