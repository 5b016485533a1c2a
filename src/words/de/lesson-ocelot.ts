// Deutsch: die Lektion zu SteinReich.

import type { OcelotLesson } from '../en/lesson-ocelot.ts';

export const lesson: OcelotLesson = {
  sides: {
    say: 'Diesen roten Beryll willst du haben. Kompass, Lampe und Spitzhacke müssen ihn sehen, jedes von einer anderen Seite. Zwei Lampen und ein Kompass reichen nicht: Setze eine Spitzhacke am Westende seiner Reihe ein.',
    nudge: 'Wähle eine Spitzhacke, dann Randfeld 16.',
  },
  collect: {
    say: 'Jetzt sehen ihn alle drei Werkzeuge: von Norden, Süden und Westen. Sammle ihn ein, 7 Punkte!',
    nudge: 'Tippe auf den roten Beryll.',
  },
  between: {
    say: 'Wo sich zwei Höhlen berühren, blickt ein Randfeld in beide. Setze einen Kompass auf Randfeld 25 ein: Er sieht in Ebene 2 und in Ebene 3.',
    nudge: 'Wähle einen Kompass, dann Randfeld 25.',
  },
  both: {
    say: 'Der Opal auf Ebene 2 wird nun von drei Seiten gesehen. Sammle ihn ein.',
    nudge: 'Tippe auf den leuchtenden Opal.',
  },
  geode: {
    say: 'In einer Geode steckt ein Amethyst. Lampe und Spitzhacke sehen diese schon. Setze einen Kompass dazu, von Osten oder Süden.',
    nudge: 'Wähle einen Kompass, dann ein Ende der Reihe oder Spalte der Geode.',
  },
  crack: {
    say: 'Brich sie auf! Sie liegt auf Ebene 2, also ziehst du aus dem grünen Beutel.',
    nudge: 'Tippe auf die Geode.',
  },
  amethyst: {
    say: 'Der Amethyst liegt nun bei dir, und nur du kennst seinen Wert. Tippe jederzeit auf einen Beutel, um zu sehen, was darin ist.',
  },
  enter: {
    say: 'Einmal in der Partie setzt du statt eines Werkzeugs deine Motte ein: auf ein leeres Feld der Ebene 1 oder auf einen Edelstein mit Wert 1, den sie nimmt. Wähle die Motte, dann den Stern.',
    nudge: 'Wähle die Motte, dann den Stern in der Mitte.',
  },
  set: {
    say: 'Für dich zählt die Motte als jedes Werkzeug: Sie hilft dir, den Mond zu sehen. Für Sonne, Mond und Stern ziehst du einen blauen Amethyst. Sammle den Mond ein!',
    nudge: 'Tippe auf den Mond.',
  },
  wild: {
    say: 'Eine Spitzhacke sieht diese Geode, deine Motte auch. Mit einem Kompass von Westen oder Süden ersetzt die Motte die Lampe.',
    nudge: 'Wähle einen Kompass, dann ein Ende der Reihe oder Spalte der Geode.',
  },
  own: {
    say: 'Die Motte hilft nur dir; die andere Seite könnte diese Geode nicht nehmen. Sammle sie ein.',
    nudge: 'Tippe auf die Geode.',
  },
  twoSides: {
    say: 'Lampe, Kompass und Motte sehen diesen Smaragd, Motte und Kompass aber von derselben Seite. Das sind nur zwei Seiten. Setze eine Spitzhacke dazu, von Osten oder Süden.',
    nudge: 'Wähle eine Spitzhacke, dann ein Ende der Reihe oder Spalte des Smaragds.',
  },
  third: {
    say: 'Drei Seiten, drei Werkzeuge. Jetzt könnten ihn beide nehmen, also schnell!',
    nudge: 'Tippe auf den Smaragd.',
  },
  deeper: {
    say: 'Zu Beginn eines Zuges darf die Motte eine Ebene tiefer, auf ein leeres Feld oder einen Bergkristall. Versetze sie auf einen Bergkristall der Ebene 2.',
    nudge: 'Wähle die Motte, dann einen Bergkristall auf Ebene 2.',
  },
  goOn: {
    say: 'Der Kristall gehört dir, und der Zug geht weiter: Setze ein Werkzeug deiner Wahl ein.',
    nudge: 'Wähle ein Werkzeug und ein Randfeld.',
  },
  end: {
    say: 'Hast du eingesammelt, was du willst, beende den Zug. Nach je 16 Zügen gewinnt die wertvollste Sammlung.',
    nudge: 'Tippe auf „Zug beenden“.',
  },
};
