// Nederlands: de coach en de tips, welk spel het ook is.

import type { CoachWords } from '../en/coach.ts';

const points = (n: number): string => (n === 1 ? '1 punt' : `${n} punten`);

export const coach: CoachWords = {
  title: 'Coach',
  looking: 'De coach kijkt de partij na…',
  failed: 'De coach is de draad kwijt.',
  again: 'Nog eens vragen',

  curve: 'Kans op winst',
  curveHint: 'Kies een moment om het op tafel te zien.',
  moment: (move, shares) => `Zet ${move}: ${shares}`,
  share: (name, percent) => `${name} ${percent}%`,

  players: 'Spelers',
  player: 'Speler',
  accuracy: 'Precisie',
  luck: 'Geluk',
  labels: { good: 'Goed', inaccuracy: 'Onnauwkeurig', mistake: 'Fout', blunder: 'Blunder' },
  counts: { good: 'goed', inaccuracy: 'onnauwkeurig', mistake: 'fouten', blunder: 'blunders' },
  luckOf: (who, n) => {
    const whom = who.you ? 'jou' : who.name;
    if (n === 0) return `Het geluk was eerlijk voor ${whom}.`;
    const whose = who.you ? 'je kans op winst' : `de kans op winst van ${who.name}`;
    return `Het geluk heeft ${whose} met ${points(Math.abs(n))} ${n > 0 ? 'vergroot' : 'verkleind'}.`;
  },

  costly: 'De duurste beslissingen',
  cost: (n) => `−${points(n)}`,
  none: 'Geen keuze heeft veel gekost. Goed gespeeld!',
  better: 'Beter:',
  show: 'Op tafel tonen',
  showAt: (move) => `Op tafel tonen: zet ${move}`,
  rounds: 'Ronde voor ronde',

  hint: 'Tip',
  more: 'Vertel meer',
  doIt: 'Doe het',
  noHint: 'Ik heb nu geen tip.',
  enough: 'Meer tips heb ik niet.',

  withHints: 'met tips',
  points: 'Punten',
  keyHint: 'Een tip; nog eens voor meer',
  allowed: 'Tips toegestaan',
  allowedHint:
    'Iedereen mag de lamp om een tip vragen. Dat staat er voordat je gaat zitten, en de uitslag vermeldt het.',
  settings: {
    advice: 'Tips op verzoek',
    adviceHint: 'De lamp bij het bord vertelt met elke druk meer. De uitslag vermeldt het.',
  },

  levels: {
    ocelot: {
      1: { name: 'Mot', line: 'Fladdert naar wat het dichtst glinstert.' },
      2: { name: 'Lamp', line: 'Neemt wat hij ziet. Kijkt pas naar jouw kansen als er niets te halen is.' },
      3: { name: 'Kompas', line: 'Kijkt één beurt vooruit en raakt soms de richting kwijt.' },
      4: { name: 'Houweel', line: 'Graaft meerdere beurten diep en laat weinig liggen.' },
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
