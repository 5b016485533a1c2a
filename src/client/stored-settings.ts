// What players can set on a device, its defaults, and how it is read from what the device stored.

import * as z from 'zod/mini';
import { LANGUAGES } from '../words/types.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

const SettingsShape = z.object({
  language: z.optional(z.enum(LANGUAGES)),
  theme: z.enum(['night', 'day', 'system']),
  motion: z.enum(['full', 'reduced', 'system']),
  /** How fast effects are shown. */
  speed: z.enum(SPEEDS),
  /** Shows chances and previews: how likely a trap is, what a move would bring. */
  odds: z.boolean(),
  /** Shows the hint button, where the table allows hints. */
  advice: z.boolean(),
  /** Ask before an action that cannot be taken back. */
  confirm: z.boolean(),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  muted: z.boolean(),
  notify: z.boolean(),
  /** Phrases of others are shown. */
  phrases: z.boolean(),
  /** The player's own name, then those of others who played on this device. */
  names: z.array(z.string().check(z.maxLength(24))),
});

export type Settings = z.infer<typeof SettingsShape>;

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'normal',
  odds: true,
  advice: true,
  confirm: false,
  volume: 0.6,
  muted: false,
  notify: false,
  phrases: true,
  names: [],
};

/** What was stored before on this device. An older version stored `odds` under the name `hints`. */
export function readSettings(known: unknown): Settings {
  const given = typeof known === 'object' ? known : {};
  const renamed = given && 'hints' in given ? { odds: given.hints } : {};
  const parsed = SettingsShape.safeParse({ ...DEFAULTS, ...renamed, ...given });
  return parsed.success ? parsed.data : DEFAULTS;
}
