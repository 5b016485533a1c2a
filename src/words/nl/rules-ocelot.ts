// Nederlands: De grot van Sir Ocelot, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'De grot van Sir Ocelot',
  sections: [
    {
      title: 'De grotten',
      rules: [
        {
          id: 'O1',
          text: 'Drie grotten: niveau 1 (blauw) met 41 vakken, niveau 2 (groen) en niveau 3 (rood) met elk 13 (onze uitleg).',
        },
        {
          id: 'O2',
          text: 'Rond elke grot liggen ronde plekken. Elke plek kijkt langs de rijen en kolommen die er eindigen.',
        },
        {
          id: 'O3',
          text: 'Plekken tussen twee grotten kijken in allebei. Op de gewone mat raken niveau 2 en 3 elkaar; op de andere raken ze allebei niveau 1 (onze uitleg).',
        },
        {
          id: 'O4',
          text: 'Op elk vak ligt open en willekeurig een fiche: bergkristallen, celestienen (zon, maan, ster), opalen, smaragden, rode berillen en geodes.',
        },
        {
          id: 'O5',
          text: 'Elke grot heeft een zak met amethisten. Blauw: 2 4 4 5 5 6, “1 per 1”, “1 per 3”. Groen: 5 6 7 8, “1 per fiche dat op niveau 1 ligt”. Rood: 9 10, “2 per fiche dat op niveau 2 en 3 ligt” (onze uitleg).',
        },
        {
          id: 'O6',
          text: 'Je hebt vijf fiches A (kompas/lamp), vijf B (lamp/houweel), vijf C (houweel/kompas) en een metgezel: 16 fiches voor 16 beurten.',
        },
      ],
    },
    {
      title: 'Jouw beurt',
      rules: [
        {
          id: 'O10',
          text: 'Eerst, als je wilt: je metgezel gaat één niveau omlaag, van 1 naar 2 of van 2 naar 3. Eén keer per beurt, nooit opzij, nooit terug, en niet in de beurt waarin hij kwam.',
        },
        { id: 'O11', text: 'Hij mag naar een vak dat leeg is of een bergkristal heeft.' },
        { id: 'O12', text: 'Het bergkristal dat hij vindt, is van jou.' },
        {
          id: 'O13',
          text: 'Dan moet je één fiche leggen: een werktuig, met een kant naar keuze, op een vrije plek van een grot naar keuze…',
        },
        {
          id: 'O14',
          text: '…of, één keer, je metgezel op een vak van niveau 1 dat leeg is of een edelsteen van waarde 1 heeft (bergkristal of celestien); die is van jou.',
        },
        { id: 'O15', text: 'Een gelegd werktuig is van niemand: jullie gebruiken het allebei.' },
        { id: 'O16', text: 'Heb je nog fiches maar nergens plaats, dan wordt je beurt overgeslagen (onze uitleg).' },
        {
          id: 'O17',
          text: 'Tot slot, als je wilt: verzamel edelstenen die gezien worden, uit elke grot. Wat je laat liggen, kan later ieder van jullie nemen.',
        },
      ],
    },
    {
      title: 'Zien',
      rules: [
        {
          id: 'O20',
          text: 'Je kunt een edelsteen nemen als een kompas, een lamp en een houweel hem van drie verschillende kanten zien.',
        },
        { id: 'O21', text: 'Het zicht loopt door de hele rij of kolom van een grot. Niets houdt het tegen.' },
        {
          id: 'O22',
          text: 'Je eigen metgezel ziet langs zijn rij en kolom in zijn grot en vervangt één werktuig naar keuze. Drie verschillende kanten blijven nodig.',
        },
        { id: 'O23', text: 'Voor de ander is je metgezel lucht: geen hulp, geen hindernis.' },
        { id: 'O24', text: 'Een plek tussen twee grotten kijkt in allebei; elke andere in één.' },
      ],
    },
    {
      title: 'Geodes, celestienen, amethisten',
      rules: [
        {
          id: 'O30',
          text: 'Voor een geode trek je meteen een amethist uit de zak van die grot; de geode verlaat de partij.',
        },
        {
          id: 'O31',
          text: 'Voor elke set van zon, maan en ster trek je meteen een blauwe amethist. Elke celestien telt voor één set.',
        },
        { id: 'O32', text: 'Alleen jij ziet welke amethist je trok. Dát je trok, en uit welke zak, ziet iedereen.' },
        { id: 'O33', text: 'Je trekt meteen: neem een edelsteen, kijk, en beslis dan over de volgende.' },
      ],
    },
    {
      title: 'Einde en telling',
      rules: [
        { id: 'O40', text: 'De partij is voorbij als jullie allebei alle 16 fiches hebben gelegd.' },
        {
          id: 'O41',
          text: 'Bergkristallen en celestienen tellen 1, opalen 3, smaragden 5, rode berillen 7, amethisten wat erop staat.',
        },
        {
          id: 'O42',
          text: '“Per 1” en “per 3” tellen jouw edelstenen van die waarde. “Per fiche dat … ligt” telt wat nog in de grotten ligt, ook geodes (onze uitleg).',
        },
        {
          id: 'O43',
          text: 'Het hoogste totaal wint. Bij gelijke stand wint wie meer amethisten heeft; anders delen jullie de overwinning.',
        },
        { id: 'O44', text: 'Wie begint, spreek je af: het lot, een van jullie, of wie de vorige keer verloor.' },
        {
          id: 'O45',
          text: 'Huisregel: bij een eerlijke start krijgt wie begint 6 punten, want wie als tweede speelt, wint vaker.',
        },
      ],
    },
  ],
};
