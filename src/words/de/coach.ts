// Deutsch: Trainer und Tipps, gleich für welches Spiel.

import type { CoachWords } from '../en/coach.ts';

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

export const coach: CoachWords = {
  title: 'Trainer',
  looking: 'Der Trainer geht die Partie durch …',
  failed: 'Der Trainer hat den Faden verloren.',
  again: 'Noch einmal fragen',

  curve: 'Anteil am Sieg',
  curveHint: 'Wähle einen Moment, um ihn auf dem Tisch zu sehen.',
  moment: (move, shares) => `Zug ${move}: ${shares}`,
  share: (name, percent) => `${name} ${percent} %`,

  players: 'Wer spielte',
  player: 'Name',
  accuracy: 'Genauigkeit',
  luck: 'Glück',
  labels: { good: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' },
  counts: { good: 'gut', inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grobe Fehler' },
  luckOf: (who, n) => {
    if (n === 0) return who.you ? 'Das Glück war gerecht zu dir.' : `Das Glück war gerecht zu ${who.name}.`;
    const whom = who.you ? 'dir' : who.name;
    return n > 0 ? `Das Glück gab ${whom} ${points(n)} vom Sieg.` : `Das Glück nahm ${whom} ${points(-n)} vom Sieg.`;
  },

  costly: 'Was am meisten kostete',
  cost: (n) => `−${points(n)}`,
  none: 'Keine Entscheidung hat viel gekostet. Stark gespielt!',
  better: 'Besser:',
  show: 'Auf dem Tisch zeigen',
  showAt: (move) => `Auf dem Tisch zeigen: Zug ${move}`,
  rounds: 'Runde für Runde',

  hint: 'Tipp',
  more: 'Sag mehr',
  doIt: 'So machen',
  noHint: 'Für diesen Moment gibt es keinen Rat.',
  enough: 'Mehr Rat gibt es nicht.',
};
