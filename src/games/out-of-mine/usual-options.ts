// What a table plays unless somebody chooses otherwise. The new-game sheet and the command line begin with it.

import { DEFAULT_OPTIONS } from './doors.ts';
import type { OutOfMineOptions } from './types.ts';

export const USUAL_OPTIONS: OutOfMineOptions = { ...DEFAULT_OPTIONS, elves: true, finds: true };
