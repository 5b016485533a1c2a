// What a table plays unless somebody chooses otherwise. The new-game sheet and the command line begin with it.

import type { Options } from './types.ts';

export const USUAL_OPTIONS: Options = { mat: 'split', start: 'random' };
