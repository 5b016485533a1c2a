// Nederlands: de coach en de tips, welk spel het ook is.

import type { CoachWords } from '../en/coach.ts';

const points = (n: number): string => (n === 1 ? '1 punt' : `${n} punten`);

export const coach: CoachWords = {
  title: 'Coach',
  looking: 'De coach kijkt de partij na …',
  failed: 'De coach is de draad kwijt.',
  again: 'Nog eens vragen',

  curve: 'Aandeel in de winst',
  curveHint: 'Kies een moment om het op tafel te zien.',
  moment: (move, shares) => `Zet ${move}: ${shares}`,
  share: (name, percent) => `${name} ${percent} %`,

  players: 'Spelers',
  player: 'Speler',
  accuracy: 'Precisie',
  luck: 'Geluk',
  labels: { good: 'Goed', inaccuracy: 'Onnauwkeurig', mistake: 'Fout', blunder: 'Blunder' },
  counts: { good: 'goed', inaccuracy: 'onnauwkeurig', mistake: 'fouten', blunder: 'blunders' },
  luckOf: (who, n) => {
    const whom = who.you ? 'jou' : who.name;
    if (n === 0) return `Het geluk was eerlijk voor ${whom}.`;
    const what = `${points(Math.abs(n))} van de winst`;
    return n > 0 ? `Het geluk gaf ${whom} ${what}.` : `Het geluk kostte ${whom} ${what}.`;
  },

  costly: 'Wat het meest kostte',
  cost: (n) => `−${points(n)}`,
  none: 'Geen keuze heeft veel gekost. Goed gespeeld!',
  better: 'Beter:',
  show: 'Op tafel tonen',
  showAt: (move) => `Op tafel tonen: zet ${move}`,
  rounds: 'Ronde voor ronde',

  hint: 'Tip',
  more: 'Vertel meer',
  doIt: 'Doe het',
  noHint: 'Voor dit moment is er geen raad.',
  enough: 'Meer raad is er niet.',
};
