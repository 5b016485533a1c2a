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

  withHints: 'met tips',
  points: 'Punten',
  keyHint: 'Een tip; nog eens voor meer',
  allowed: 'Tips toegestaan',
  allowedHint: 'Iedereen mag de lamp vragen. Dat staat er voor je gaat zitten, en de uitslag vermeldt het.',
  settings: {
    advice: 'Tips op verzoek',
    adviceHint: 'Een lamp bij het bord zegt met elke druk meer. De uitslag vermeldt het.',
  },

  levels: {
    ocelot: {
      1: { name: 'Mot', line: 'Fladdert naar wat het dichtst glinstert.' },
      2: { name: 'Lamp', line: 'Neemt wat ze ziet. Pas als er niets is, vraagt ze wat jij ziet.' },
      3: { name: 'Kompas', line: 'Kijkt één beurt vooruit en raakt soms het noorden kwijt.' },
      4: { name: 'Houweel', line: 'Graaft beurten diep en laat weinig liggen.' },
      5: { name: 'Meester', line: 'Sir Ocelot zelf: al buiten voordat jij binnen bent.' },
    },
    diamant: {
      1: { name: 'Groentje', line: 'Schrikt van elke schaduw en rent voor de eerste val.' },
      2: { name: 'Drager', line: 'Gaat naar huis zodra de tas zwaar voelt.' },
      3: { name: 'Gids', line: 'Telt de kaarten op tien vingers en heeft meestal gelijk.' },
      4: { name: 'Oude rot', line: 'Weet wat elke gang waard is.' },
      5: { name: 'Legende', line: 'Leest de grot, en leest jou.' },
    },
    'out-of-mine': {
      1: { name: 'Mol', line: 'Legt wat voorhanden is en neuriet.' },
      2: { name: 'Graver', line: 'Voelt naar gaten voordat hij erin valt.' },
      3: { name: 'Timmervrouw', line: 'Maakt één plan en houdt zich eraan.' },
      4: { name: 'Opzichter', line: 'Heeft plannen te over en neemt eerst wat er veel is.' },
      5: { name: 'Bergkoning', line: 'Ziet de gang vol voordat jouw kaart ligt.' },
    },
  },
};
