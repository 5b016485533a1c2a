import * as page from '@preact/signals';
import * as core from '@preact/signals-core';
import { expect, test } from 'vitest';

test('components follow the very signals of src/play: there is one copy of them', () => {
  expect([page.signal, page.computed, page.effect, page.Signal]).toEqual([
    core.signal,
    core.computed,
    core.effect,
    core.Signal,
  ]);
});
