// Deutsch: Trainer und Tipps, gleich für welches Spiel.

import type { CoachWords } from '../en/coach.ts';

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

export const coach: CoachWords = {
  title: 'Trainer',
  looking: 'Der Trainer geht die Partie durch…',
  failed: 'Der Trainer hat den Faden verloren.',
  again: 'Noch einmal fragen',

  curve: 'Siegchance',
  curveHint: 'Wähle einen Moment, um ihn auf dem Tisch zu sehen.',
  moment: (move, shares) => `Zug ${move}: ${shares}`,
  share: (name, percent) => `${name} ${percent}\u00a0%`,

  players: 'Wer spielte',
  player: 'Name',
  accuracy: 'Genauigkeit',
  luck: 'Glück',
  labels: { good: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' },
  counts: { good: 'gut', inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grobe Fehler' },
  luckOf: (who, n) => {
    if (n === 0) return who.you ? 'Das Glück war gerecht zu dir.' : `Das Glück war gerecht zu ${who.name}.`;
    const whose = who.you ? 'deine Siegchance' : `die Siegchance von ${who.name}`;
    return `Das Glück hat ${whose} um ${Math.abs(n) === 1 ? '1 Punkt' : `${Math.abs(n)} Punkte`} ${n > 0 ? 'erhöht' : 'gesenkt'}.`;
  },

  costly: 'Die teuersten Entscheidungen',
  cost: (n) => `−${points(n)}`,
  none: 'Keine Entscheidung hat viel gekostet. Stark gespielt!',
  better: 'Besser:',
  show: 'Auf dem Tisch zeigen',
  showAt: (move) => `Auf dem Tisch zeigen: Zug ${move}`,
  rounds: 'Runde für Runde',

  hint: 'Tipp',
  more: 'Erzähl mir mehr',
  doIt: 'So machen',
  noHint: 'Gerade habe ich keinen Tipp.',
  enough: 'Mehr Tipps habe ich nicht.',

  withHints: 'mit Tipps',
  points: 'Punkte',
  keyHint: 'Ein Tipp; noch einmal für mehr',
  allowed: 'Tipps erlaubt',
  allowedHint: 'Alle dürfen die Lampe um einen Tipp bitten. Das steht am Tisch, bevor man sich setzt, und im Ergebnis.',
  settings: {
    advice: 'Tipps auf Wunsch',
    adviceHint: 'Die Lampe am Spielplan verrät mit jedem Druck mehr. Im Ergebnis steht es dabei.',
  },

  levels: {
    ocelot: {
      1: { name: 'Motte', line: 'Flattert zu allem, was am nächsten glitzert.' },
      2: { name: 'Lampe', line: 'Nimmt, was sie sieht. Nur wenn da nichts ist, achtet sie auf deine Möglichkeiten.' },
      3: { name: 'Kompass', line: 'Schaut einen Zug voraus und verliert manchmal die Richtung.' },
      4: { name: 'Spitzhacke', line: 'Gräbt mehrere Züge tief und lässt wenig liegen.' },
      5: { name: 'Meister', line: 'Sir Ozelot persönlich: schon draußen, bevor du drin bist.' },
    },
    diamant: {
      1: { name: 'Grünschnabel', line: 'Erschrickt vor jedem Schatten und rennt vor der ersten Falle.' },
      2: { name: 'Träger', line: 'Geht heim, sobald sich die Tasche schwer anfühlt.' },
      3: { name: 'Höhlenführerin', line: 'Zählt die Karten an beiden Händen ab und liegt meist richtig.' },
      4: { name: 'Alter Hase', line: 'Weiß, was jeder Gang wert ist.' },
      5: { name: 'Legende', line: 'Liest die Höhle und liest dich.' },
    },
    'out-of-mine': {
      1: { name: 'Maulwurf', line: 'Legt, was kommt, und summt dabei.' },
      2: { name: 'Gräber', line: 'Tastet nach Löchern, bevor er hineinfällt.' },
      3: { name: 'Zimmerin', line: 'Macht einen Plan und bleibt dabei.' },
      4: { name: 'Steiger', line: 'Hat Pläne übrig und nimmt zuerst, was es oft gibt.' },
      5: { name: 'Bergkönig', line: 'Sieht den Stollen voll, bevor deine Karte liegt.' },
    },
  },
};
