// Nederlands: de les van De grot van Sir Ocelot.

import type { OcelotLesson } from '../en/lesson-ocelot.ts';

export const lesson: OcelotLesson = {
  sides: {
    say: 'Deze rode beril wil je hebben. Een kompas, een lamp en een houweel moeten hem zien, elk van een andere kant. Twee lampen en een kompas zijn niet genoeg: leg een houweel aan het westeinde van zijn rij.',
    nudge: 'Kies een houweel, dan plek 16.',
  },
  collect: {
    say: 'Nu zien alle drie de werktuigen hem: noord, zuid en west. Verzamel hem, 7 punten!',
    nudge: 'Tik op de rode beril.',
  },
  between: {
    say: 'Waar twee grotten elkaar raken, kijkt een plek in allebei. Leg een kompas op plek 25: het ziet niveau 2 en niveau 3.',
    nudge: 'Kies een kompas, dan plek 25.',
  },
  both: {
    say: 'De opaal van niveau 2 wordt nu van drie kanten gezien. Verzamel hem.',
    nudge: 'Tik op de oplichtende opaal.',
  },
  geode: {
    say: 'In een geode zit een amethist. Lamp en houweel zien deze al. Leg er een kompas bij, in het oosten of het zuiden.',
    nudge: 'Kies een kompas, dan een einde van de rij of kolom van de geode.',
  },
  crack: {
    say: 'Breek hem open! Hij ligt op niveau 2, dus je trekt uit de groene zak.',
    nudge: 'Tik op de geode.',
  },
  amethyst: {
    say: 'Je amethist ligt nu bij jou, en alleen jij weet wat hij waard is. Tik wanneer je wilt op een zak om te zien wat erin zit.',
  },
  enter: {
    say: 'Eén keer per partij komt je Mot binnen, in plaats van een werktuig: op een leeg vak van niveau 1 of op een edelsteen met waarde 1, die hij pakt. Kies de Mot, dan de ster.',
    nudge: 'Kies de Mot, dan de ster in het midden.',
  },
  set: {
    say: 'Voor jou telt de Mot als elk werktuig: hij helpt je de maan te zien. Voor zon, maan en ster trek je een blauwe amethist. Verzamel de maan!',
    nudge: 'Tik op de maan.',
  },
  wild: {
    say: 'Een houweel ziet deze geode, en je Mot ook. Leg er een kompas bij, in het westen of het zuiden, dan vervangt de Mot de lamp.',
    nudge: 'Kies een kompas, dan een einde van de rij of kolom van de geode.',
  },
  own: {
    say: 'De Mot helpt alleen jou; je tegenstander zou deze geode niet kunnen pakken. Verzamel hem.',
    nudge: 'Tik op de geode.',
  },
  twoSides: {
    say: 'Lamp, kompas en Mot zien deze smaragd, maar Mot en kompas van dezelfde kant. Dat zijn maar twee kanten. Leg er een houweel bij, in het oosten of het zuiden.',
    nudge: 'Kies een houweel, dan een einde van de rij of kolom van de smaragd.',
  },
  third: {
    say: 'Drie kanten, drie werktuigen. Nu kan iedereen hem pakken, dus vlug!',
    nudge: 'Tik op de smaragd.',
  },
  deeper: {
    say: 'Aan het begin van een beurt mag je Mot één niveau dieper, naar een leeg vak of een bergkristal. Stuur hem naar een bergkristal van niveau 2.',
    nudge: 'Kies de Mot, dan een bergkristal van niveau 2.',
  },
  goOn: {
    say: 'Het kristal is van jou en de beurt gaat verder: leg een werktuig naar keuze.',
    nudge: 'Kies een werktuig en een plek.',
  },
  end: {
    say: 'Heb je verzameld wat je wilt, beëindig dan je beurt. Als jullie elk 16 beurten hebben gehad, wint de waardevolste verzameling.',
    nudge: 'Tik op “Beurt beëindigen”.',
  },
};
