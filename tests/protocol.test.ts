// docs/protocol.md is all that the author of another client has: what the games say on the wire must be found there.

import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, type Viewer } from '../src/contract/game.ts';
import { playRandomly } from '../src/contract/random-play.ts';
import { GAMES } from '../src/games/all.ts';
import { PARTS } from '../src/games/parts.ts';
import { seededRng } from '../src/kit/rng.ts';
import { RANDOM_CHOICE } from '../src/tools/tables.ts';
import { codes, examples, names, rows, section } from './protocol-document.ts';

const RECORD = fs.readFileSync('docs/record.md', 'utf8');
const TITLES: Readonly<Record<GameId, string>> = {
  diamant: '### Diamant',
  ocelot: "### Sir Ocelot's Cave",
  'out-of-mine': '### Out of Mine!',
};

/** The names of all fields, however deep. */
function fieldsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) fieldsOf(part, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [field, part] of Object.entries(value)) {
      found.add(field);
      fieldsOf(part, found);
    }
  }
  return found;
}

interface Said {
  readonly view: Set<string>;
  readonly effects: Map<string, Set<string>>;
  readonly actions: Set<string>;
  /** By effect, what the stage of the view was changed to. */
  readonly stages: Map<string, Set<string>>;
  /** What luck brings, by the kinds and fields of its outcomes. */
  readonly luck: Set<string>;
}

const stageOf = (view: unknown): string => {
  const { stage, step = stage } = view as { readonly stage?: string; readonly step?: string };
  return step ?? '';
};

const heard = new Map<GameId, Said>();

/** What is said in a few random matches. */
function saidIn(game: GameId): Said {
  const said = heard.get(game) ?? listenTo(game);
  heard.set(game, said);
  return said;
}

function listenTo(game: GameId): Said {
  const said: Said = { view: new Set(), effects: new Map(), actions: new Set(), stages: new Map(), luck: new Set() };
  const rules = GAMES[game];
  for (const [number, example] of examples(`options ${game}`).entries()) {
    const options = rules.doors.options(example);
    if (!options.ok) throw new Error(`example ${number} of options is refused`);
    const setup = { seats: rules.seats.max, options: options.value };
    let seen = rules.view(rules.setup(setup), 'public');
    for (const step of playRandomly(rules, setup, seededRng(`said ${number}`), RANDOM_CHOICE[game])) {
      if (step.move.by === 'seat') said.actions.add((step.move.action as { type: string }).type);
      if (step.move.by === 'chance') {
        const outcome = step.move.outcome as { type: string };
        for (const word of [outcome.type, ...Object.keys(outcome)]) said.luck.add(word);
      }
      for (const viewer of ['public', 0] satisfies Viewer[]) {
        fieldsOf(rules.view(step.state, viewer), said.view);
        for (const effect of step.effects) note(rules.tell(effect, viewer) as { type: string } | undefined);
      }
      for (const effect of step.effects) seen = hear(seen, rules.tell(effect, 'public'));
    }
  }
  return said;

  function hear(before: unknown, effect: unknown): unknown {
    if (effect === undefined) return before;
    const after = rules.hear(before, effect);
    if (stageOf(after) === stageOf(before)) return after;
    const { type } = effect as { type: string };
    said.stages.set(type, (said.stages.get(type) ?? new Set()).add(stageOf(after)));
    return after;
  }

  function note(effect: { type: string } | undefined): void {
    if (effect === undefined) return;
    const fields = said.effects.get(effect.type) ?? new Set();
    for (const field of fieldsOf(effect)) fields.add(field);
    said.effects.set(effect.type, fields);
  }
}

describe.each(GAME_IDS)('%s', (id) => {
  const said = section(TITLES[id]);

  test('the examples are accepted, and there is one of every action', () => {
    const { doors } = GAMES[id];
    for (const example of examples(`options ${id}`)) expect(doors.options(example)).toMatchObject({ ok: true });
    const actions = examples(`actions ${id}`) as readonly { type: string }[];
    for (const example of actions) expect(doors.action(example)).toMatchObject({ ok: true });
    const shown = new Set(actions.map(({ type }) => type));
    expect([...saidIn(id).actions].filter((type) => !shown.has(type))).toEqual([]);
  });

  test('every field of a view and every effect is named', () => {
    const { view, effects } = saidIn(id);
    expect([...view].filter((field) => !names(said, field))).toEqual([]);
    for (const [type, fields] of effects) {
      expect(said).toContain(`\`${type}\``);
      expect([...fields].filter((field) => field !== 'type' && !names(said, field))).toEqual([]);
    }
  });

  test('every effect that changes the stage is named with what it changes it to', () => {
    const after = rows(id === 'ocelot' ? '`step` after' : '`stage` after', said);
    for (const [effect, stages] of saidIn(id).stages) {
      const documented = after.filter(([effects = '']) => codes(effects).includes(effect));
      const named = documented.flatMap(([, stage = '']) => codes(stage));
      expect(
        [...stages].filter((stage) => !named.includes(stage)),
        effect,
      ).toEqual([]);
    }
  });

  test('what luck brings is named where it is told how to check it', () => {
    expect([...saidIn(id).luck].filter((word) => !names(RECORD, word))).toEqual([]);
  });

  test('every refusal is named', () => {
    const told = said + section('### Refusals');
    expect(GAMES[id].refusals.filter((code) => !names(told, code))).toEqual([]);
  });

  test('its parts are told', () => {
    expect(Object.keys(PARTS[id]()).filter((part) => !names(said, part))).toEqual([]);
  });
});
