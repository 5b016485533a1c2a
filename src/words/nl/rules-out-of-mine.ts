// Nederlands: Out of Mine!, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'Out of Mine!',
  sections: [
    {
      title: 'De doos',
      rules: [
        {
          id: 'M1',
          text: '69 kristalkaartjes: 12 gele van één veld, 16 blauwe van twee, 16 groene van drie, 15 rode van vier en 10 witte van vijf.',
        },
        { id: 'M2', text: 'Kaartjes mogen gedraaid en omgekeerd worden.' },
        {
          id: 'M3',
          text: '10 mijngangkaarten met een mijngang aan elke kant: 20 mijngangen van 20 velden, allemaal anders (onze uitleg).',
        },
        {
          id: 'M4',
          text: '40 schatkaarten. Elke kaart zegt hoeveel kaartjes van welke kleuren je moet gebruiken: samen precies 20 velden (onze uitleg).',
        },
        {
          id: 'M5',
          text: 'Elke kaart toont ook een gewenste vondst (goud of zilver) en een ongewenste (houtworm of rat), met punten.',
        },
        { id: 'M6', text: 'Elke mijngang kan met elke schatkaart helemaal gevuld worden.' },
        {
          id: 'M7',
          text: 'Bij elke mijngang staan drie elfen van verschillende kleuren, elk naast een veld (onze uitleg).',
        },
        { id: 'M8', text: 'Sommige kaartjes tonen voorop een vondst. Omgekeerd verbergen ze die (onze uitleg).' },
      ],
    },
    {
      title: 'Een ronde',
      rules: [
        { id: 'M10', text: 'Je krijgt een willekeurige mijngangkaart en kiest een kant.' },
        { id: 'M11', text: 'Als iedereen klaar is, gaan alle schatkaarten tegelijk open en speelt iedereen tegelijk.' },
        { id: 'M12', text: 'De voorraad is van iedereen. Neem kaartjes één voor één: je hand houdt er één.' },
        {
          id: 'M13',
          text: 'Leg het kaartje uit je hand op je mijngangkaart, of leg het terug. Gelegde kaartjes mag je altijd verschuiven, draaien, omkeren of terugleggen (onze uitleg).',
        },
        { id: 'M14', text: 'Willen er twee hetzelfde kaartje, dan krijgt de eerste het. De ander hoort het meteen.' },
        {
          id: 'M15',
          text: 'Je kunt je vergissen: over de rand, in een kleur of aantal dat je schatkaart niet toestaat. Kaartjes overlappen nooit. Met vangrails worden foute kaartjes geweigerd.',
        },
        {
          id: 'M16',
          text: 'Klaar? Roep “Out of Mine!”. Vanaf dan legt niemand meer iets. Roepen kan alleen als elk veld bedekt is, goed of fout.',
        },
        {
          id: 'M17',
          text: 'Zegt iedereen vast te zitten, of is de afgesproken tijd om, dan eindigt de ronde zonder dat iemand roept (onze uitleg).',
        },
      ],
    },
    {
      title: 'Telling',
      rules: [
        {
          id: 'M20',
          text: 'Foute kaartjes gaan weg: over de rand, van een kleur die niet op je schatkaart staat, of te veel van een kleur (de laatst gelegde eerst: onze uitleg).',
        },
        { id: 'M21', text: '10 punten, min 1 voor elk leeg veld.' },
        { id: 'M22', text: 'Wie riep, krijgt er 2 bij als de mijngang volledig en goed was, anders 2 eraf.' },
        { id: 'M23', text: 'Meer dan 10 lege velden: 0 punten en geen enkele bonus.' },
        {
          id: 'M24',
          text: 'Een ronde telt nooit minder dan 0 (onze uitleg), tenzij dat aan tafel zo is afgesproken (huisregel).',
        },
        { id: 'M25', text: 'Elfen: 1 punt voor elke elf van wie het veld bedekt is met een kaartje van zijn kleur.' },
        { id: 'M26', text: 'Vondsten: de punten van je kaart voor elke zichtbare vondst die ze noemt.' },
      ],
    },
    {
      title: 'Tussen de rondes, en het einde',
      rules: [
        {
          id: 'M30',
          text: 'De mijngangkaart van wie riep, gaat terug in de doos. Een nieuwe wordt met de andere geschud en ieder krijgt er willekeurig een. Krijg je dezelfde, dan speel je de andere kant.',
        },
        { id: 'M31', text: 'Riep niemand, dan gaat de mijngangkaart met de minste lege velden weg (onze uitleg).' },
        {
          id: 'M32',
          text: 'Na de zevende ronde wint wie de meeste punten heeft; bij gelijke stand deel je de overwinning. Huisregel: je kunt minder rondes afspreken.',
        },
      ],
    },
    {
      title: 'Eerlijk voor iedereen (opties)',
      rules: [
        { id: 'M40', text: 'Een ronde begint voor iedereen op hetzelfde moment, als iedereen klaar is.' },
        {
          id: 'M41',
          text: 'Fotofinish: wie als tweede op hetzelfde moment terecht roept, krijgt ook de volle bonus (onze uitleg).',
        },
        {
          id: 'M42',
          text: 'Voorgift voor een plaats: voorsprong, tijd na het roepen van een ander, meerdere keren de tijd van de anderen, vangrails, een makkelijkere kaart (onze uitleg).',
        },
      ],
    },
  ],
};
