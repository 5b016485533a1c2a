// The worked examples and small lessons, as files: each is played and must end as it says.

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parseScenarioFile, playScenario, unmet } from '../../contract/scenario.ts';
import { outOfMine } from './index.ts';

const FOLDER = new URL('../../../scenarios/out-of-mine/', import.meta.url);

test.each(fs.readdirSync(FOLDER).sort())('%s', (name) => {
  const file = parseScenarioFile(JSON.parse(fs.readFileSync(new URL(name, FOLDER), 'utf8')));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const played = playScenario(outOfMine, file.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  expect(outOfMine.laws(played.value.state)).toEqual([]);
  expect(unmet(file.value.expect, outOfMine.view(played.value.state, 'public'))).toEqual([]);
});
