// What happened in Sir Ocelot's Cave, as lines for the log: for boards, screen readers and `grotto replay` alike.

import type { Seat } from '../../contract/game.ts';
import { levelOf, spaceName } from '../../games/ocelot/content/mats.ts';
import { COMPANIONS, type Companion, type Effect } from '../../games/ocelot/types.ts';
import { present } from '../../kit/invariant.ts';
import type { OcelotWords } from '../en/ocelot.ts';
import type { Who } from '../types.ts';

/** The sentences for one effect as a viewer was told it; several when several things happened at once. */
export function ocelotLines(effect: Effect, words: OcelotWords, who: (seat: Seat) => Who): readonly string[] {
  switch (effect.type) {
    case 'dealt':
      return [words.dealt(who(effect.first))];
    case 'advanced': {
      const companion = companionOf(effect.seat);
      const line = words.companionAdvanced(who(effect.seat), companion, levelOf(effect.cell));
      return effect.gained === undefined ? [line] : [line, words.companionGained(companion, effect.gained)];
    }
    case 'entered': {
      const companion = companionOf(effect.seat);
      const line = words.companionEntered(who(effect.seat), companion);
      return effect.gained === undefined ? [line] : [line, words.companionGained(companion, effect.gained)];
    }
    case 'placed':
      return [words.placed(who(effect.seat), effect.tool, spaceName(effect.space))];
    case 'collected':
      return [words.collected(who(effect.seat), effect.token)];
    case 'reached':
      return [(effect.cause === 'geode' ? words.geodeOpened : words.setCompleted)(who(effect.seat), effect.bag)];
    case 'drew':
      if (effect.amethyst === undefined) return [words.drew(who(effect.seat), effect.bag)];
      return [words.drewKnown(who(effect.seat), effect.amethyst)];
    case 'skipped':
      return [words.skipped(who(effect.seat))];
    case 'turned':
      return [words.turnOf(who(effect.seat))];
    case 'ended':
      return [words.amethystsOpened];
  }
}

const companionOf = (seat: Seat): Companion => present(COMPANIONS[seat], `the companion of seat ${seat}`);
