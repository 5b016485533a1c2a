// Deutsch: die Lektion zu Diamant.

import type { DiamantLesson } from '../en/lesson-diamant.ts';

export const lesson: DiamantLesson = {
  nine: {
    say: 'Ihr fünf habt 9 Rubine gefunden: für jeden einen. Die anderen 4 lassen sich nicht teilen und bleiben auf der Karte. Was vor deiner Truhe liegt, ist noch nicht sicher.',
  },
  on: {
    say: 'Jetzt entscheiden alle geheim: weiter in die Höhle oder zurück ins Camp? Geh weiter.',
    nudge: 'Noch nicht: Geh noch einmal weiter.',
  },
  trap: {
    say: 'Eine Falle. Die erste ihrer Art tut nichts, eine zweite beendet die Expedition. Die Leiste zeigt, wie wahrscheinlich das ist. Trau dich weiter.',
    nudge: 'Nur Mut: Geh weiter.',
    praise: 'Edelsteine! Zwei für jeden.',
  },
  back: {
    say: 'Auf dem Weg liegen jetzt 5 Rubine. Wer zurückgeht, teilt sie und legt alles in die Truhe. Geh zurück.',
    nudge: 'Jetzt ist ein guter Moment: Geh zurück.',
  },
  home: {
    say: 'Du warst allein, also gehören alle 5 dir, und deine 3 dazu. Acht in der Truhe, und niemand nimmt sie dir weg.',
  },
  dare: {
    say: 'Eine neue Expedition. Eine Giftschlange liegt schon da. Was, wenn du weitergehst?',
    nudge: 'Nur dieses eine Mal: Geh weiter.',
  },
  lost: {
    say: 'Die zweite Giftschlange! Alle in der Höhle lassen ihre Rubine fallen und rennen. Deine Truhe bleibt, wie sie ist, und eine Schlange ist aus dem Spiel.',
  },
  relic: {
    say: 'Ein Relikt. Wer allein zurückgeht, bekommt es; gehen zwei, bekommt es niemand. Die anderen wollen offenbar weiter. Geh zurück.',
    nudge: 'Nutze die Gelegenheit: Geh zurück.',
  },
  end: {
    say: 'Die Eule gehört dir: 7 Punkte. Nach fünf Expeditionen gewinnt die wertvollste Truhe. Viel Spaß!',
  },
};
