// Deutsch: die Lektion zu Out of Mine!

import type { OutOfMineLesson } from '../en/lesson-out-of-mine.ts';

export const lesson: OutOfMineLesson = {
  card: {
    say: 'Das ist dein Stollen: 20 Felder im Fels. Deine Schatzkarte sagt, welche Plättchen ihn genau füllen: 1 blaues, 2 rote und 2 weiße. Die Formen wählst du.',
  },
  take: {
    say: 'Der Vorrat ist für alle da, und alle schürfen gleichzeitig. Jedes weiße Plättchen gibt es nur einmal. Nimm das weiße F!',
    nudge: 'Tippe im Vorrat auf das weiße F.',
  },
  hand: {
    say: 'Pip wollte es auch, aber du warst schneller. Du hältst immer nur ein Plättchen: Lege es hin oder zurück. Das F wäre hier nur im Weg. Lege es zurück.',
    nudge: 'Tippe auf „Zurücklegen“, den Pfeil in die Ablage.',
  },
  gone: {
    say: 'Husch, jetzt hat Pip es. Macht nichts: Das weiße W sieht aus wie die Treppe oben rechts. Nimm es.',
    nudge: 'Tippe im Vorrat auf das weiße W.',
  },
  turn: {
    say: 'Drehe es, bis es passt, und lege es auf die Treppe, bis hinauf zum obersten Feld. Gelegte Plättchen darfst du jederzeit verschieben.',
    nudge: 'Die Treppe beginnt am obersten Feld. Der runde Pfeil dreht das Plättchen.',
  },
  last: {
    say: 'Etwas später: Vier Felder sind offen, und auf deiner Karte fehlt noch ein rotes. Welche Form ist es? Nimm das rote L.',
    nudge: 'Tippe im Vorrat auf das rote L.',
  },
  turnOver: {
    say: 'Drehen allein hilft hier nicht. Drehe das Plättchen auch um, dann lege es.',
    nudge:
      'Die zwei Dreiecke drehen das Plättchen um, der runde Pfeil dreht es, bis es auf die vier offenen Felder passt.',
  },
  call: {
    say: 'Alle Felder sind belegt, und alle Plättchen stehen auf der Karte. Jetzt schnell rufen! Danach legt niemand mehr etwas.',
    nudge: 'Tippe auf „Out of Mine!“.',
  },
  twelve: {
    say: '10 Punkte für den vollen Stollen und 2 für den richtigen Ruf: 12! Jedes leere Feld kostet 1 Punkt. Pip hat mehr als 10 davon, und damit gar nichts. Auf zur nächsten Runde!',
    nudge: 'Tippe auf „Auf zur nächsten Runde“.',
  },
  wrong: {
    say: 'Nichts hindert dich daran, Fehler zu machen. Oben ragt ein blaues Plättchen ins Gestein, und du hältst ein drittes grünes, obwohl auf deiner Karte nur zwei stehen. Lege es trotzdem, unten links.',
    nudge: 'Stelle das grüne Plättchen hochkant und lege es auf die drei offenen Felder.',
  },
  early: {
    say: 'Sieht voll aus, oder? Zwei Plättchen sind falsch. Nur dieses eine Mal: Rufe trotzdem.',
    nudge: 'Tippe auf „Out of Mine!“, dann auf „Trotzdem rufen“.',
  },
  four: {
    say: 'Falsche Plättchen kommen weg: das blaue, das ins Gestein ragt, und das grüne, das zu viel ist. Bleiben 4 leere Felder, und der frühe Ruf kostet 2 Punkte: 10 − 4 − 2 = 4.',
    nudge: 'Tippe auf „Auf zur nächsten Runde“.',
  },
  rails: {
    say: 'Wenn du magst, spielst du mit Leitplanken. Gelb steht hier nicht auf deiner Karte. Nimm trotzdem ein gelbes Plättchen.',
    nudge: 'Tippe im Vorrat auf das gelbe Plättchen.',
  },
  held: {
    say: 'Probiere es, wo du willst: Die Leitplanken lassen kein falsches Plättchen in den Stollen. Dann lege es zurück.',
    nudge: 'Tippe auf „Zurücklegen“, den Pfeil in die Ablage.',
  },
  elves: {
    say: 'Mit Elfen gibt es mehr zu holen: 1 Punkt für jede Elfe neben einem Plättchen ihrer Farbe. Die weiße ist schon zufrieden. Nimm ein blaues Plättchen für die blaue.',
    nudge: 'Tippe im Vorrat auf das blaue Plättchen.',
  },
  blue: {
    say: 'Lege es neben die blaue Elfe, ganz rechts. Beeil dich, Pip ist fast fertig!',
    nudge: 'Auf die zwei offenen Felder bei der blauen Elfe.',
  },
  eight: {
    say: 'Pip hat zuerst gerufen. Du hast 4 leere Felder und zwei frohe Elfen; neben der grünen liegt nur Weiß. 10 − 4 + 1 + 1 = 8.',
    nudge: 'Tippe auf „Auf zur nächsten Runde“.',
  },
  finds: {
    say: 'Funde: Hier gibt deine Karte 2 Punkte für jedes Goldnugget und nimmt 1 für jeden Holzwurm. Es zählt nur, was zu sehen ist. Nimm das grüne I mit dem Gold.',
    nudge: 'Tippe im Vorrat auf das grüne I.',
  },
  gold: {
    say: 'Lege es nach oben, mit dem Gold nach vorn. Die Rückseite jedes Plättchens ist leer: So versteckst du einen Holzwurm.',
    nudge: 'Auf die drei offenen Felder ganz oben; das Gold muss zu sehen sein.',
  },
  nine: {
    say: 'Pip hat gerufen, bevor dein Holzwurm versteckt war. 10 − 4 + 2 + 2 − 1 = 9. Nach sieben Runden gewinnt, wer die meisten Punkte hat. Viel Glück da unten!',
    nudge: 'Tippe auf „Auf zur nächsten Runde“.',
  },
};
