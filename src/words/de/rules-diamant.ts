// Deutsch: Diamant, the rules as a reference.

import { RELICS } from '../../games/diamant/content.ts';
import { listTexts } from '../list.ts';
import type { Rulebook } from '../types.ts';

/** The relics in the order they are mixed in. */
const [first = '', ...others] = RELICS.map(String);

export const rulebook: Rulebook = {
  title: 'Diamant',
  sections: [
    {
      title: 'Die Schachtel',
      rules: [
        {
          id: 'D1',
          text: '30 Höhlenkarten: 15 Edelsteinvorkommen mit 1 2 3 4 5 5 7 7 9 11 11 13 14 15 17 Rubinen und 15 Fallen, je drei Riesenskorpione, Giftschlangen, Lavagruben, Steinkugeln und Stachelfallen. Fünf Relikte im Wert von 5, 7, 8, 10 und 12 gehören zur Variante.',
        },
        {
          id: 'D2',
          text: 'Ein Rubin zählt 1 Punkt, ein Diamant 5. Nur der Wert zählt, und der Vorrat geht nie aus (unsere Auslegung).',
        },
        { id: 'D3', text: 'Es gibt fünf Expeditionen, jede durch einen eigenen Eingang. Alle gehen in jede hinein.' },
      ],
    },
    {
      title: 'Eine Expedition',
      rules: [
        {
          id: 'D10',
          text: 'Am Ende des Weges wird eine Karte aufgedeckt. Die erste liegt da, bevor jemand entscheidet.',
        },
        {
          id: 'D11',
          text: 'Edelsteinvorkommen: Die Rubine werden gleichmäßig unter allen verteilt, die noch drin sind, und liegen vor ihren Truhen. Was sich nicht teilen lässt, bleibt auf der Karte.',
        },
        { id: 'D12', text: 'Die erste Falle einer Art bewirkt nichts.' },
        {
          id: 'D13',
          text: 'Die zweite Falle derselben Art beendet die Expedition: Alle, die noch drin sind, verlieren die Rubine vor ihrer Truhe und fliehen.',
        },
        {
          id: 'D14',
          text: 'Sonst entscheiden alle drinnen geheim: weiter oder zurück. Aufgedeckt wird gemeinsam. Bis die letzte Entscheidung da ist, kannst du deine ändern; die anderen sehen nur, dass du entschieden hast.',
        },
        {
          id: 'D15',
          text: 'Wer zurückgeht, teilt alle Rubine auf dem Weg mit denen, die ebenfalls gehen. Der Rest bleibt liegen. Gehst du allein, nimmst du alles.',
        },
        {
          id: 'D16',
          text: 'Dieser Anteil und die Rubine vor deiner Truhe kommen hinein und sind sicher. Du wartest im Camp auf die nächste Expedition.',
        },
        {
          id: 'D17',
          text: 'Wer weitergeht, deckt die nächste Karte auf. Ist niemand mehr drin, ist die Expedition vorbei.',
        },
        {
          id: 'D18',
          text: 'Was vor einer Truhe liegt, ist offen; was darin liegt, bleibt bis zum Schluss geheim, außer ihr habt offene Truhen vereinbart.',
        },
      ],
    },
    {
      title: 'Zwischen den Expeditionen',
      rules: [
        { id: 'D20', text: 'Der Eingang wird geschlossen, Rubine auf dem Weg gehen in den Vorrat zurück.' },
        {
          id: 'D21',
          text: 'Hat eine Falle sie beendet, kommt eine der beiden Karten für den Rest der Partie beiseite.',
        },
        { id: 'D22', text: 'Alle anderen Karten werden wieder in den Stapel gemischt.' },
        {
          id: 'D23',
          text: 'Nach der fünften Expedition öffnen sich die Truhen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.',
        },
      ],
    },
    {
      title: 'Variante: Relikte',
      rules: [
        {
          id: 'D30',
          text: `Zu Beginn jeder Expedition wird das nächste Relikt in den Stapel gemischt: ${first}, dann ${listTexts('de', others)}.`,
        },
        { id: 'D31', text: 'Ein aufgedecktes Relikt liegt auf dem Weg. Sonst passiert nichts.' },
        {
          id: 'D32',
          text: 'Geht genau eine Person zurück, nimmt sie alle Relikte vom Weg. Gehen mehrere zugleich, bekommt sie niemand.',
        },
        {
          id: 'D33',
          text: 'Relikte, die am Ende einer Expedition auf dem Weg liegen, verlassen die Partie. Die noch im Stapel sind, bleiben dort.',
        },
        { id: 'D34', text: 'Ein Relikt zählt seine Zahl und kann nicht mehr verloren gehen.' },
      ],
    },
    {
      title: 'Wenn jemand fehlt',
      rules: [
        {
          id: 'D40',
          text: 'Wer sich in der vereinbarten Zeit nicht entscheidet, für den entscheidet ein Bot, der nur weiß, was diese Person weiß. Wer zurückkommt, hat den Platz sofort wieder.',
        },
      ],
    },
  ],
};
