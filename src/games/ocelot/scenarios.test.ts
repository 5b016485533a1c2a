// The worked examples, as files: each is played and must end as it says.

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parseScenarioFile, playScenario, unmet } from '../../contract/scenario.ts';
import { ocelot } from './game.ts';

const FOLDER = new URL('../../../scenarios/ocelot/', import.meta.url);
const FILES = fs.readdirSync(FOLDER).sort();

const read = (name: string): unknown => JSON.parse(fs.readFileSync(new URL(name, FOLDER), 'utf8'));

test.each(FILES)('%s', (name) => {
  const file = parseScenarioFile(read(name));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const played = playScenario(ocelot, file.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  expect(ocelot.laws(played.value.state)).toEqual([]);
  expect(unmet(file.value.expect, ocelot.view(played.value.state, 'public'))).toEqual([]);
});

test('every worked example has a file', () => {
  const shown = FILES.flatMap((name) => {
    const file = parseScenarioFile(read(name));
    return file.ok ? (file.value.rules ?? []) : [];
  });
  expect(shown).toEqual(expect.arrayContaining(['OX1', 'OX2', 'OX3', 'OX4', 'OX5', 'OX6']));
});
