// The walls of the house: imports run downhill only. See docs/architecture.md.
const floors = {
  kit: [],
  solver: ['kit'],
  contract: ['kit'],
  games: ['kit', 'contract', 'solver'],
  words: ['kit', 'contract', 'games'],
  bots: ['kit', 'contract', 'games', 'solver', 'words'],
  match: ['kit', 'contract', 'games'],
  protocol: ['kit', 'contract', 'match'],
  play: ['kit', 'contract', 'games', 'words', 'bots', 'match', 'protocol'],
  server: ['kit', 'contract', 'games', 'solver', 'words', 'bots', 'match', 'protocol', 'play'],
  client: ['kit', 'contract', 'games', 'solver', 'words', 'bots', 'match', 'protocol', 'play'],
  tools: ['kit', 'contract', 'games', 'solver', 'words', 'bots', 'match', 'protocol', 'play', 'server'],
};
const GAMES = ['ocelot', 'diamant', 'out-of-mine'];

module.exports = {
  forbidden: [
    ...Object.entries(floors).map(([floor, below]) => ({
      name: `${floor}-imports-downhill`,
      severity: 'error',
      from: { path: `^src/${floor}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: `^src/(${[floor, ...below].join('|')})/` },
    })),
    ...GAMES.map((game) => ({
      name: `${game}-knows-no-other-game`,
      severity: 'error',
      from: { path: `^src/(games|bots|client/games)/${game}/` },
      to: { path: `^src/(games|bots|client/games)/(${GAMES.filter((other) => other !== game).join('|')})/` },
    })),
    {
      name: 'one-place-asks-the-host',
      comment: 'Whoever plays a match asks HostedMatch of src/play, which is the only caller of host().',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/match/',
          '^src/play/(hosted-match|bot-driver)\\.ts$',
          '^src/server/automation/',
          '\\.test\\.tsx?$',
        ],
      },
      to: { path: '^src/match/host\\.ts$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true, exclude: { path: '^(dist|out)/' } },
};
