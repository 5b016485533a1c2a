// Diamant with its relics, written for boardgame.io.

const TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
const TRAPS = ['scorpion', 'snake', 'lava', 'boulder', 'spikes'];
const RELICS = [5, 7, 8, 10, 12];

const caveCards = () => [
  ...TREASURES.map((rubies) => ({ type: 'treasure', rubies })),
  ...TRAPS.flatMap((trap) => [0, 1, 2].map(() => ({ type: 'trap', trap }))),
];

export const diamant = (relics) => ({
  name: 'diamant',
  // The kindest settings: no snapshots for undo.
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const G = {
      expedition: 0,
      deck: caveCards(),
      path: [],
      aside: [],
      explorers: Array.from({ length: ctx.numPlayers }, () => ({ inside: true, loot: 0, chest: 0, relics: [] })),
      decisions: {},
      over: false,
    };
    enter(G, random, relics);
    return G;
  },
  turn: { activePlayers: { all: 'deciding' }, stages: { deciding: { moves: { decide } } } },
  moves: { decide },
  endIf: ({ G }) => (G.over ? G.explorers.map(score) : undefined),
});

const score = ({ chest, relics }) => chest + relics.reduce((sum, points) => sum + points, 0);

function decide({ G, playerID, random }, choice) {
  const explorer = G.explorers[playerID];
  if (G.over || !explorer.inside || (choice !== 'on' && choice !== 'back')) return 'INVALID_MOVE';
  G.decisions[playerID] = choice;
  if (G.explorers.every(({ inside }, seat) => !inside || G.decisions[seat] !== undefined)) reveal(G, random);
  return undefined;
}

function reveal(G, random) {
  const leavers = G.explorers.filter(({ inside }, seat) => inside && G.decisions[seat] === 'back');
  G.decisions = {};
  if (leavers.length > 0) {
    const lying = G.path.reduce((sum, card) => sum + (card.left ?? 0), 0);
    const share = Math.floor(lying / leavers.length);
    for (const card of G.path) if (card.left) card.left = 0;
    const foremost = G.path.filter(({ type }) => type === 'treasure').at(-1);
    if (foremost) foremost.left = lying - share * leavers.length;
    for (const explorer of leavers) {
      explorer.inside = false;
      explorer.chest += explorer.loot + share;
      explorer.loot = 0;
    }
    if (leavers.length === 1) {
      leavers[0].relics.push(...G.path.filter(({ type }) => type === 'relic').map(({ points }) => points));
      G.path = G.path.filter(({ type }) => type !== 'relic');
    }
  }
  if (G.explorers.some(({ inside }) => inside)) explore(G, random);
  else endExpedition(G, random);
}

function explore(G, random) {
  const card = G.deck.pop();
  const explorers = G.explorers.filter(({ inside }) => inside);
  if (card.type === 'treasure') {
    const share = Math.floor(card.rubies / explorers.length);
    for (const explorer of explorers) explorer.loot += share;
    G.path.push({ ...card, left: card.rubies - share * explorers.length });
    return;
  }
  const isSecond = card.type === 'trap' && G.path.some(({ trap }) => trap === card.trap);
  G.path.push(card);
  if (!isSecond) return;
  for (const explorer of explorers) {
    explorer.loot = 0;
    explorer.inside = false;
  }
  G.aside.push(G.path.pop());
  endExpedition(G, random);
}

function endExpedition(G, random) {
  for (const { left: _, ...card } of G.path) if (card.type !== 'relic') G.deck.push(card);
  G.path = [];
  if (G.expedition === 5) G.over = true;
  else enter(G, random, G.relics);
}

function enter(G, random, relics) {
  G.relics = relics;
  if (relics) G.deck.push({ type: 'relic', points: RELICS[G.expedition] });
  G.expedition += 1;
  G.deck = random.Shuffle(G.deck);
  for (const explorer of G.explorers) explorer.inside = true;
  explore(G, random);
}
