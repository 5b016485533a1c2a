// Nederlands: de les van Out of Mine!

import type { OutOfMineLesson } from '../en/lesson-out-of-mine.ts';

export const lesson: OutOfMineLesson = {
  card: {
    say: 'Dit is jouw mijngang: 20 velden in de rots. Je schatkaart zegt welke kaartjes hem precies vullen: 1 blauw, 2 rode en 2 witte. De vormen kies jij.',
  },
  take: {
    say: 'De voorraad is voor iedereen, en iedereen graaft tegelijk. Van elk wit kaartje is er maar één. Neem de witte F!',
    nudge: 'Tik in de voorraad op de witte F.',
  },
  hand: {
    say: 'Pip wilde hem ook, maar jij was sneller. Je hebt maar één kaartje tegelijk in je hand: leg het neer of terug. De F zou hier alleen in de weg liggen. Leg hem terug.',
    nudge: 'Tik op “Terugleggen”, de pijl naar het bakje.',
  },
  gone: {
    say: 'Hup, nu heeft Pip hem. Geeft niet: de witte W lijkt op de trap rechtsboven. Neem hem.',
    nudge: 'Tik in de voorraad op de witte W.',
  },
  turn: {
    say: 'Draai hem tot hij past en leg hem op de trap, tot aan het bovenste veld. Gelegde kaartjes mag je altijd verschuiven.',
    nudge: 'De trap begint bij het bovenste veld. De ronde pijl draait het kaartje.',
  },
  last: {
    say: 'Even later: vier velden zijn open, en je schatkaart vraagt nog één rood kaartje. Welke vorm is het? Neem de rode L.',
    nudge: 'Tik in de voorraad op de rode L.',
  },
  turnOver: {
    say: 'Alleen draaien helpt hier niet. Keer het kaartje ook om en leg het dan.',
    nudge: 'De twee driehoeken keren het kaartje om, de ronde pijl draait het, tot het op de vier open velden past.',
  },
  call: {
    say: 'Alle velden zijn bedekt, en alle kaartjes staan op de schatkaart. Nu snel roepen! Daarna legt niemand meer iets.',
    nudge: 'Tik op “Out of Mine!”.',
  },
  twelve: {
    say: '10 punten voor de volle mijngang en 2 omdat je terecht riep: 12! Elk leeg veld kost 1 punt. Pip heeft er meer dan 10, en dus helemaal niets. Op naar de volgende ronde!',
    nudge: 'Tik op “Op naar de volgende ronde”.',
  },
  wrong: {
    say: 'Niets houdt je tegen als je je vergist. Bovenaan steekt een blauw kaartje in de rots, en je hebt een derde groen in je hand, terwijl je schatkaart er twee vraagt. Leg het toch neer, linksonder.',
    nudge: 'Zet het groene kaartje rechtop en leg het op de drie open velden.',
  },
  early: {
    say: 'Ziet er vol uit, toch? Twee kaartjes zijn fout. Alleen deze ene keer: roep toch.',
    nudge: 'Tik op “Out of Mine!” en dan op “Toch roepen”.',
  },
  four: {
    say: 'Foute kaartjes gaan weg: het blauwe dat in de rots steekt en het groene dat te veel is. Dan blijven er 4 lege velden, en te vroeg roepen kost 2 punten: 10 − 4 − 2 = 4.',
    nudge: 'Tik op “Op naar de volgende ronde”.',
  },
  rails: {
    say: 'Als je wilt, speel je met vangrails. Geel staat hier niet op je schatkaart. Neem toch een geel kaartje.',
    nudge: 'Tik in de voorraad op het gele kaartje.',
  },
  held: {
    say: 'Probeer het waar je wilt: de vangrails laten geen fout kaartje in de mijngang. Leg het dan terug.',
    nudge: 'Tik op “Terugleggen”, de pijl naar het bakje.',
  },
  elves: {
    say: 'Met elfen valt er meer te halen: 1 punt voor elke elf naast een kaartje van zijn kleur. De witte is al blij. Neem een blauw kaartje voor de blauwe.',
    nudge: 'Tik in de voorraad op het blauwe kaartje.',
  },
  blue: {
    say: 'Leg het naast de blauwe elf, helemaal rechts. Snel, Pip is bijna klaar!',
    nudge: 'Op de twee open velden bij de blauwe elf.',
  },
  eight: {
    say: 'Pip riep het eerst. Je hebt 4 lege velden en twee blije elfen; naast de groene ligt alleen wit. 10 − 4 + 1 + 1 = 8.',
    nudge: 'Tik op “Op naar de volgende ronde”.',
  },
  finds: {
    say: 'Vondsten: hier geeft je schatkaart 2 punten per goudklompje en kost elke houtworm 1 punt. Alleen wat je ziet telt. Neem de groene I met het goud.',
    nudge: 'Tik in de voorraad op de groene I.',
  },
  gold: {
    say: 'Leg hem bovenaan, met het goud in zicht. De achterkant van een kaartje is leeg: zo verstop je een houtworm.',
    nudge: 'Op de drie open velden bovenaan; het goud moet te zien zijn.',
  },
  nine: {
    say: 'Pip riep voordat jouw houtworm verstopt was. 10 − 4 + 2 + 2 − 1 = 9. Na zeven rondes wint wie de meeste punten heeft. Veel geluk daar beneden!',
    nudge: 'Tik op “Op naar de volgende ronde”.',
  },
};
