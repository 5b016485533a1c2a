// Diamant as a room of Colyseus, in memory: the state is a schema, and every move is followed by its patch. With `open`
// nobody has anything to themselves: there is one patch for all, the least that Colyseus can do.

import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
const TRAPS = ['scorpion', 'snake', 'lava', 'boulder', 'spikes'];
const CARDS = [
  ...TREASURES.map((rubies) => ({ rubies, trap: '' })),
  ...TRAPS.flatMap((trap) => [0, 1, 2].map(() => ({ rubies: 0, trap }))),
];

const Card = schema({ rubies: t.number(), trap: t.string(), left: t.number() }, 'Card');
const isOpen = process.argv[2] === 'open';
/** What only the explorer's own seat is shown: its chest, and what it has decided (D14, D18). */
const own = isOpen ? { chest: t.number() } : { chest: t.number().view(), choice: t.string().view() };
const Explorer = schema({ inside: t.boolean(), decided: t.boolean(), loot: t.number(), ...own }, 'Explorer');
const Cave = schema({ expedition: t.number(), path: t.array(Card), explorers: t.array(Explorer) }, 'Cave');

class Diamant extends Room {
  maxClients = 4;
  patchRate = null;

  onCreate() {
    this.state = new Cave();
    this.state.expedition = 0;
    for (let seat = 0; seat < 4; seat++) {
      const explorer = new Explorer();
      Object.assign(explorer, { inside: true, decided: false, loot: 0, chest: 0, ...(!isOpen && { choice: '' }) });
      this.state.explorers.push(explorer);
    }
    // Not part of the state: nobody may see the cards to come.
    this.deck = [];
    this.aside = [];
    this.decisions = new Map();
    this.seats = new Map();
    this.enter();
    this.onMessage('decide', (client, choice) => this.decide(this.seats.get(client.sessionId), choice));
  }

  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    if (isOpen) return;
    client.view = new StateView();
    client.view.add(this.state.explorers[seat]);
  }

  decide(seat, choice) {
    const explorer = this.state.explorers[seat];
    if (!explorer?.inside || (choice !== 'on' && choice !== 'back')) return;
    explorer.decided = true;
    this.decisions.set(seat, choice);
    if (!isOpen) explorer.choice = choice;
    if (this.state.explorers.every(({ inside, decided }) => !inside || decided)) this.reveal();
    this.broadcastPatch();
  }

  reveal() {
    const { explorers, path } = this.state;
    const leavers = explorers.filter((one, seat) => one.inside && this.decisions.get(seat) === 'back');
    this.decisions.clear();
    for (const explorer of explorers) {
      explorer.decided = false;
      if (!isOpen) explorer.choice = '';
    }
    if (leavers.length > 0) {
      let lying = 0;
      for (const card of path) {
        lying += card.left;
        card.left = 0;
      }
      const share = Math.floor(lying / leavers.length);
      const foremost = path.filter(({ rubies }) => rubies > 0).at(-1);
      if (foremost) foremost.left = lying - share * leavers.length;
      for (const explorer of leavers) {
        explorer.inside = false;
        explorer.chest += explorer.loot + share;
        explorer.loot = 0;
      }
    }
    if (explorers.some(({ inside }) => inside)) this.explore();
    else this.endExpedition();
  }

  explore() {
    const { path } = this.state;
    const inside = this.state.explorers.filter((explorer) => explorer.inside);
    const drawn = this.deck.pop();
    const card = new Card();
    const share = Math.floor(drawn.rubies / inside.length);
    Object.assign(card, { ...drawn, left: drawn.rubies - share * inside.length });
    const isSecond = drawn.trap !== '' && path.some(({ trap }) => trap === drawn.trap);
    if (!isSecond) {
      path.push(card);
      for (const explorer of inside) explorer.loot += share;
      return;
    }
    for (const explorer of inside) {
      explorer.loot = 0;
      explorer.inside = false;
    }
    this.aside.push(drawn);
    this.endExpedition();
  }

  endExpedition() {
    // The load goes on for ever: after the last expedition comes the first.
    if (this.state.expedition === 5) {
      this.state.expedition = 0;
      this.aside = [];
    }
    this.enter();
  }

  enter() {
    this.state.expedition += 1;
    this.state.path.clear();
    this.deck = CARDS.filter((card) => !this.aside.includes(card));
    for (let last = this.deck.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      [this.deck[last], this.deck[other]] = [this.deck[other], this.deck[last]];
    }
    for (const explorer of this.state.explorers) explorer.inside = true;
    this.explore();
  }
}

const http = createServer();
const server = new Server({
  greet: false,
  gracefullyShutdown: false,
  transport: new WebSocketTransport({ server: http, pingInterval: 0 }),
});
server.define('diamant', Diamant);
process.on('SIGUSR2', () => globalThis.gc?.());
await server.listen(0, '127.0.0.1');
console.log(`listening ${http.address().port}`);
