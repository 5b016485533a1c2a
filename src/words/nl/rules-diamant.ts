// Nederlands: Diamant, the rules as a reference.

import { RELICS } from '../../games/diamant/content.ts';
import { listTexts } from '../list.ts';
import type { Rulebook } from '../types.ts';

/** The relics in the order they are mixed in. */
const [first = '', ...others] = RELICS.map(String);

export const rulebook: Rulebook = {
  title: 'Diamant',
  sections: [
    {
      title: 'De doos',
      rules: [
        {
          id: 'D1',
          text: '30 grotkaarten: 15 schatten met 1 2 3 4 5 5 7 7 9 11 11 13 14 15 17 robijnen en 15 vallen, drie van elk: schorpioen, slang, lava, rotsblok en spiesenval. Vijf relieken van 5, 7, 8, 10 en 12 horen bij de variant.',
        },
        {
          id: 'D2',
          text: 'Een robijn is 1 punt, een diamant 5. Alleen de waarde telt, en de voorraad raakt nooit op (onze uitleg).',
        },
        {
          id: 'D3',
          text: 'Er zijn vijf expedities, elk door een eigen ingang. Iedereen gaat elke keer mee naar binnen.',
        },
      ],
    },
    {
      title: 'Een expeditie',
      rules: [
        {
          id: 'D10',
          text: 'Aan het eind van het pad wordt een kaart omgedraaid. De eerste ligt er voordat iemand beslist.',
        },
        {
          id: 'D11',
          text: 'Schat: de robijnen worden gelijk verdeeld onder wie nog binnen is, vóór hun kist. Wat niet te verdelen is, blijft op de kaart.',
        },
        { id: 'D12', text: 'De eerste val van een soort doet niets.' },
        {
          id: 'D13',
          text: 'De tweede val van dezelfde soort beëindigt de expeditie: wie nog binnen is, laat alle robijnen vóór de kist vallen en vlucht.',
        },
        {
          id: 'D14',
          text: 'Anders beslist iedereen binnen in het geheim: verder of terug. Alles wordt tegelijk onthuld. Tot de laatste beslissing binnen is, mag je de jouwe veranderen; de anderen zien alleen dát je beslist hebt.',
        },
        {
          id: 'D15',
          text: 'Wie teruggaat, deelt alle robijnen op het pad met wie ook gaat. De rest blijft liggen. Ga je alleen terug, dan neem je alles.',
        },
        {
          id: 'D16',
          text: 'Dat deel en de robijnen vóór je kist gaan erin en zijn veilig. Je wacht in het kamp op de volgende expeditie.',
        },
        {
          id: 'D17',
          text: 'Wie verdergaat, draait de volgende kaart om. Is er niemand meer binnen, dan is de expeditie voorbij.',
        },
        {
          id: 'D18',
          text: 'Wat vóór een kist ligt, is open; wat erin zit, blijft geheim tot het eind, tenzij jullie open kisten hebben afgesproken.',
        },
      ],
    },
    {
      title: 'Tussen de expedities',
      rules: [
        { id: 'D20', text: 'De ingang gaat dicht en robijnen op het pad gaan terug naar de voorraad.' },
        {
          id: 'D21',
          text: 'Maakte een val er een eind aan, dan gaat een van de twee kaarten voor de rest van de partij opzij.',
        },
        { id: 'D22', text: 'Alle andere kaarten worden weer in de stapel geschud.' },
        {
          id: 'D23',
          text: 'Na de vijfde expeditie gaan de kisten open. Wie de meeste punten heeft, wint; bij gelijke stand deel je de overwinning.',
        },
      ],
    },
    {
      title: 'Variant: relieken',
      rules: [
        {
          id: 'D30',
          text: `Aan het begin van elke expeditie wordt het volgende reliek in de stapel geschud: ${first}, dan ${listTexts('nl', others)}.`,
        },
        { id: 'D31', text: 'Een omgedraaid reliek ligt op het pad. Verder gebeurt er niets.' },
        {
          id: 'D32',
          text: 'Gaat er precies één terug, dan neemt die alle relieken van het pad. Gaan er meer tegelijk, dan krijgt niemand ze.',
        },
        {
          id: 'D33',
          text: 'Relieken die aan het eind van een expeditie op het pad liggen, verlaten de partij. Wat nog in de stapel zit, blijft daar.',
        },
        { id: 'D34', text: 'Een reliek telt zijn getal en kan niet meer verloren gaan.' },
      ],
    },
    {
      title: 'Als iemand er niet is',
      rules: [
        {
          id: 'D40',
          text: 'Wie niet binnen de afgesproken tijd beslist, voor die beslist een bot die alleen weet wat die speler weet. Wie terugkomt, heeft meteen weer zijn plaats.',
        },
      ],
    },
  ],
};
