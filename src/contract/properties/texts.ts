// What people read and write comes back as what it was.

import { canonicalJson } from '../../kit/json.ts';
import type { Result } from '../../kit/result.ts';
import type { Game, GameTools, Refusal, Shapes } from '../game.ts';
import type { PlayedStep } from '../random-play.ts';

export function checkTexts<G extends Shapes>(
  { notation }: Game<G>,
  tools: GameTools<G>,
  step: PlayedStep<G>,
): string[] {
  const broken: string[] = [];
  const compare = (text: string, back: Result<unknown, Refusal>, value: unknown): void => {
    if (!back.ok)
      broken.push(`cannot read back "${text}": ${back.error.code} ${canonicalJson(back.error.detail ?? {})}`);
    else if (canonicalJson(back.value) !== canonicalJson(value)) broken.push(`"${text}" reads back as something else`);
  };
  if (step.move.by === 'seat') {
    const text = notation.formatAction(step.move.action);
    if (text.includes('\n')) broken.push(`an action takes more than one line: ${text}`);
    compare(text, notation.parseAction(text), step.move.action);
  }
  if (step.move.by === 'chance') {
    const text = notation.formatChance(step.move.outcome);
    if (text.includes('\n')) broken.push(`an outcome takes more than one line: ${text}`);
    compare(text, notation.parseChance(text), step.move.outcome);
  }
  const position = tools.formatPosition(step.state);
  compare(position, tools.parsePosition(position), step.state);
  return broken;
}
