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
          text: '69 kristalkaartjes: 12 gele van één vakje, 16 blauwe van twee, 16 groene van drie, 15 rode van vier en 10 witte van vijf.',
        },
        { id: 'M2', text: 'Kaartjes mogen gedraaid en omgekeerd worden.' },
        { id: 'M3', text: '10 borden met een gang aan elke kant: 20 gangen van 20 vakjes, allemaal anders.' },
        {
          id: 'M4',
          text: '40 schatkaarten. Elke kaart zegt hoeveel kaartjes van welke kleuren je moet gebruiken: samen precies 20 vakjes.',
        },
        {
          id: 'M5',
          text: 'Elke kaart toont ook een gewenste vondst (goud of zilver) en een ongewenste (houtworm of rat), met punten.',
        },
        { id: 'M6', text: 'Elke gang kan met elke kaart helemaal gevuld worden.' },
        { id: 'M7', text: 'Bij elke gang staan drie elfen van verschillende kleuren, elk naast een vakje.' },
        { id: 'M8', text: 'Sommige kaartjes tonen voorop een vondst. Omgekeerd verbergen ze die.' },
      ],
    },
    {
      title: 'Een ronde',
      rules: [
        { id: 'M10', text: 'Je krijgt een bord door het lot en kiest een kant.' },
        { id: 'M11', text: 'Als iedereen klaar is, gaan alle schatkaarten tegelijk open en speelt iedereen tegelijk.' },
        { id: 'M12', text: 'De voorraad is van allen. Neem kaartjes één voor één: je hand houdt er één.' },
        {
          id: 'M13',
          text: 'Leg het kaartje uit je hand op je bord, of leg het terug. Gelegde kaartjes mag je altijd verschuiven, draaien, omkeren of terugleggen.',
        },
        { id: 'M14', text: 'Willen er twee hetzelfde kaartje, dan krijgt de eerste het. De ander hoort het meteen.' },
        {
          id: 'M15',
          text: 'Fout leggen kan: over de rand, in een kleur of aantal dat je kaart niet toestaat. Kaartjes overlappen nooit. Met vangrails wordt fout leggen geweigerd.',
        },
        {
          id: 'M16',
          text: 'Klaar? Roep “Out of Mine!”. Vanaf dan legt niemand meer iets. Roepen kan alleen als elk veld bedekt is, goed of fout.',
        },
        {
          id: 'M17',
          text: 'Zegt iedereen vast te zitten, of is de afgesproken tijd om, dan eindigt de ronde zonder roep.',
        },
      ],
    },
    {
      title: 'Telling',
      rules: [
        {
          id: 'M20',
          text: 'Foute kaartjes gaan weg: over de rand, van een kleur die niet op je kaart staat, of te veel van een kleur (de laatst gelegde eerst).',
        },
        { id: 'M21', text: '10 punten, min 1 voor elk leeg vakje.' },
        { id: 'M22', text: 'Wie riep, krijgt er 2 bij als de gang volledig en goed was, anders 2 eraf.' },
        { id: 'M23', text: 'Meer dan 10 lege vakjes: 0 punten en geen enkele bonus.' },
        { id: 'M24', text: 'Een ronde telt nooit minder dan 0, tenzij dat aan tafel zo is afgesproken.' },
        { id: 'M25', text: 'Elfen: 1 punt voor elke elf van wie het vakje bedekt is met een kaartje van zijn kleur.' },
        { id: 'M26', text: 'Vondsten: de punten van je kaart voor elke zichtbare vondst die ze noemt.' },
      ],
    },
    {
      title: 'Tussen de rondes, en het einde',
      rules: [
        {
          id: 'M30',
          text: 'Het bord van wie riep, gaat weg. Een nieuw wordt met de andere geschud en ieder krijgt er een door het lot. Krijg je hetzelfde bord, dan speel je de andere kant.',
        },
        { id: 'M31', text: 'Zonder roep gaat het bord met de minste lege vakjes weg.' },
        { id: 'M32', text: 'Na de zevende ronde winnen de meeste punten; bij gelijke stand deel je de winst.' },
      ],
    },
    {
      title: 'Eerlijk voor iedereen (opties)',
      rules: [
        { id: 'M40', text: 'Een ronde begint voor allen op hetzelfde moment, als iedereen klaar is.' },
        { id: 'M41', text: 'Fotofinish: een tweede goede roep in dezelfde oogwenk krijgt de bonus ook.' },
        {
          id: 'M42',
          text: 'Voorgift voor een plaats: voorsprong, tijd na de roep van een ander, meerdere keren de tijd van de anderen, vangrails, een makkelijkere kaart.',
        },
      ],
    },
  ],
};
