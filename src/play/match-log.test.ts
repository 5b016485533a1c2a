import { describe, expect, test } from 'vitest';
import { randomBot } from '../bots/random.ts';
import { GAME_IDS, type Game } from '../contract/game.ts';
import { GAMES } from '../games/all.ts';
import { present } from '../kit/invariant.ts';
import { host } from '../match/host.ts';
import { foldMatch } from '../match/step.ts';
import { HostedMatch } from './hosted-match.ts';
import { MatchLog } from './match-log.ts';
import { person, SERVER_SEED, started } from './testing/starts.ts';

const PEOPLE = [person('Anna'), person('Ben'), person('Carla')];

/** Something legal for whoever is awaited first. */
function move(log: MatchLog) {
  const { game, match } = log;
  const waiting = game.waiting(match.state);
  const seat = waiting.for === 'seats' ? present(waiting.seats[0]) : 0;
  const view = game.view(match.state, seat);
  const { action } = present(
    randomBot(game).answer({ view, seat, level: 1, seed: `${match.seq}`, at: match.at }),
    'something legal',
  );
  return { type: 'act', seat, action } as const;
}

describe.each(GAME_IDS)('the log of %s', (id) => {
  const log = started(id, id === 'ocelot' ? PEOPLE.slice(1) : PEOPLE);
  for (let moves = 0; moves < 12 && log.match.stage === 'playing'; moves++) log.ask(move(log), log.match.at + 100);

  test('folds to the match that it stands at', () => {
    const folded = foldMatch(GAMES[id], log.entries);
    expect(folded.ok && folded.value).toEqual(log.match);
    expect(log.entries).toHaveLength(log.match.seq);
    expect(new MatchLog(GAMES[id], SERVER_SEED, log.entries).match).toEqual(log.match);
  });

  test('judges as the host does, luck included', () => {
    const input = move(log);
    const at = log.match.at + 1;
    const judged = log.judge(input, at);
    expect(judged).toEqual(host(GAMES[id], log.match, input, { at, serverSeed: SERVER_SEED }));
  });

  test('what is judged changes nothing until it is accepted', () => {
    const { match } = log;
    const count = log.entries.length;
    const first = log.judge(move(log), log.match.at + 1);
    if (!first.ok) throw new Error(first.error.code);
    expect(log.match).toBe(match);
    expect(log.entries).toHaveLength(count);
    log.accept(first.value);
    expect(log.match).toBe(first.value.match);
    expect(log.entries).toHaveLength(count + first.value.news.length);
  });

  test('tells its history as it happened', () => {
    const last = [...log.history()].at(-1);
    expect(last?.match).toEqual(log.match);
    expect([...log.history()].map(({ entry }) => entry)).toEqual(log.entries.slice(1));
  });
});

test('what is judged after something that is not accepted yet builds on that', () => {
  const log = started('diamant', PEOPLE);
  const on = (seat: number) => ({ type: 'act', seat, action: { type: 'decide', choice: 'on' } }) as const;
  const first = log.judge(on(0), 1);
  if (!first.ok) throw new Error(first.error.code);
  expect(log.judge(on(0), 2, first.value.match).ok).toBe(false);
  const second = log.judge(on(1), 2, first.value.match);
  if (!second.ok) throw new Error(second.error.code);
  log.accept({ match: second.value.match, news: [...first.value.news, ...second.value.news] });
  expect(log.match.seq).toBe(log.entries.length);
  expect(new MatchLog(log.game, SERVER_SEED, log.entries).match).toEqual(log.match);
});

test('what is refused leaves no trace', () => {
  const log = started('diamant', PEOPLE);
  const { match } = log;
  const refused = log.ask({ type: 'undo', seat: 0 }, 5);
  expect(!refused.ok && refused.error.code).toBe('nothing-to-undo');
  expect(log.match).toBe(match);
  expect(log.entries).toHaveLength(match.seq);
});

describe('entries of others', () => {
  const whole = started('diamant', PEOPLE);
  const [opening, ...entries] = whole.entries;

  test('are taken and told', () => {
    const hosted = new HostedMatch({ game: GAMES.diamant, serverSeed: SERVER_SEED, opening });
    const news = hosted.take(entries);
    expect(news.map(({ entry }) => entry)).toEqual(entries);
    expect(hosted.match).toEqual(whole.match);
  });

  test('are taken all or none', () => {
    const hosted = new HostedMatch({ game: GAMES.diamant, serverSeed: SERVER_SEED, opening });
    const { match } = hosted;
    const move = { by: 'seat', seat: 0, at: 0, action: { type: 'decide', choice: 'on' } } as const;
    const decided = { type: 'moved', move } as const;
    expect(() => hosted.take([...entries, decided, decided])).toThrow('is refused');
    expect(hosted.match).toBe(match);
  });

  test('begin with an opening', () => {
    expect(() => new MatchLog(GAMES.diamant, SERVER_SEED, [])).toThrow();
    expect(() => new HostedMatch({ game: GAMES.diamant, serverSeed: SERVER_SEED, opening: entries[0] })).toThrow();
  });
});

describe('an error of ours', () => {
  const broken: Game = {
    ...GAMES.diamant,
    apply() {
      throw new Error('apply is broken');
    },
  };
  const { entries } = started('diamant', PEOPLE);
  const act = { type: 'act', seat: 0, action: { type: 'decide', choice: 'on' } } as const;

  test('is thrown where nobody takes care of it', () => {
    const log = new MatchLog(broken, SERVER_SEED, entries.slice(0, 11));
    expect(log.match.stage).toBe('playing');
    expect(() => log.ask(act, 0)).toThrow('apply is broken');
  });

  test('freezes the match where somebody does', () => {
    const faults: string[] = [];
    const hosted = new HostedMatch({
      game: broken,
      serverSeed: SERVER_SEED,
      opening: entries[0],
      onFault: (error, input) => faults.push(`${input.type}: ${error}`),
    });
    hosted.take(entries.slice(1, 11));
    const asked = hosted.ask(act, 0);
    expect(asked.ok && asked.value.map(({ entry }) => entry)).toEqual([{ type: 'frozen', what: 'apply is broken' }]);
    expect(hosted.match.stage).toBe('frozen');
    expect(faults).toEqual(['act: Error: apply is broken']);
  });
});
