// The bots' own faces, one for each level: from a sleepy moth to a king.

import type { BotLevel } from '../../contract/game.ts';
import { Drawing } from '../ui/drawing.tsx';
import crown from './bots/crown.svg?drawing';
import lamp from './bots/lamp.svg?drawing';
import moth from './bots/moth.svg?drawing';
import moustache from './bots/moustache.svg?drawing';
import spectacles from './bots/spectacles.svg?drawing';

const FACES: Readonly<Record<BotLevel, string>> = { 1: moth, 2: lamp, 3: spectacles, 4: moustache, 5: crown };

export interface BotFaceProps {
  readonly level: BotLevel;
}

export const BotFace = ({ level }: BotFaceProps) => <Drawing class="bot-face" viewBox="0 0 32 32" of={FACES[level]} />;
