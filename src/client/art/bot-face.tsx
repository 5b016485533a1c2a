// The bots' own faces, one for each level: from a sleepy moth to a king.

import { Drawing } from '../ui/drawing.tsx';
import crown from './bots/crown.svg?drawing';
import lamp from './bots/lamp.svg?drawing';
import moth from './bots/moth.svg?drawing';
import moustache from './bots/moustache.svg?drawing';
import spectacles from './bots/spectacles.svg?drawing';

const FACES = [moth, lamp, spectacles, moustache, crown];

export interface BotFaceProps {
  /** 1 to 5. */
  readonly level: number;
}

export const BotFace = ({ level }: BotFaceProps) => (
  <Drawing class="bot-face" viewBox="0 0 32 32" of={FACES[level - 1] ?? moth} />
);
