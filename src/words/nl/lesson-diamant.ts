// Nederlands: de les van Diamant.

import type { DiamantLesson } from '../en/lesson-diamant.ts';

export const lesson: DiamantLesson = {
  nine: {
    say: 'Met z’n vijven vonden jullie 9 robijnen: elk een. De andere 4 zijn niet te delen en blijven op de kaart. Wat je draagt is buit: nog niet veilig.',
  },
  on: {
    say: 'Nu kiest iedereen in het geheim: dieper de grot in, of terug naar het kamp? Ga verder.',
    nudge: 'Nog niet: ga nog een keer verder.',
  },
  trap: {
    say: 'Een val. De eerste van zijn soort doet niets, de tweede beëindigt de expeditie. De balk laat zien hoe groot die kans is. Durf verder te gaan.',
    nudge: 'Kom op: ga verder.',
    praise: 'Een schat! Twee voor elk.',
  },
  back: {
    say: 'Er liggen nu 5 robijnen op het pad. Wie teruggaat, deelt ze en legt alles in de kist. Ga terug.',
    nudge: 'Dit is een goed moment om terug te gaan.',
  },
  home: {
    say: 'Je ging alleen, dus alle 5 zijn van jou, en je buit van 3 erbij. Acht in de kist, en niemand pakt ze je af.',
  },
  dare: {
    say: 'Nog een expeditie. Er is al een slang gezien. Wat als je verder gaat?',
    nudge: 'Voor deze ene keer: ga verder.',
  },
  lost: {
    say: 'De tweede slang! Iedereen in de grot laat de buit vallen en rent. Je kist blijft zoals hij is, en één slang is uit het spel.',
  },
  relic: {
    say: 'Een reliek. Het is voor wie alleen teruggaat; gaan er twee, dan krijgt niemand het. De anderen lijken verder te willen. Ga terug.',
    nudge: 'Grijp je kans: ga terug.',
  },
  end: {
    say: 'De uil is van jou: 7 punten. Na vijf expedities wint de rijkste kist. Veel plezier!',
  },
};
