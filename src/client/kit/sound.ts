// Short, soft, synthesised sounds. Nothing is loaded, and nothing sounds before the first gesture.

import { settings } from '../settings.ts';

const SOUND_NAMES = [
  'pick',
  'place',
  'gem',
  'ruby',
  'trap',
  'call',
  'turn',
  'reveal',
  'step',
  'no',
  'win',
  'bag',
  'slip',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** One note: when it starts (s), how long (s), from which pitch to which (Hz), how loud, and its wave. */
interface Note {
  readonly at: number;
  readonly for: number;
  readonly from: number;
  readonly to?: number;
  readonly gain?: number;
  readonly wave?: OscillatorType | 'noise';
}

const bell = (at: number, pitch: number, gain = 0.5): Note => ({ at, for: 0.5, from: pitch, gain, wave: 'sine' });

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  pick: [{ at: 0, for: 0.06, from: 520, to: 700, gain: 0.3, wave: 'triangle' }],
  place: [
    { at: 0, for: 0.09, from: 190, to: 90, gain: 0.8, wave: 'triangle' },
    { at: 0, for: 0.05, from: 900, gain: 0.15, wave: 'noise' },
  ],
  gem: [bell(0, 1318, 0.35), bell(0.05, 1976, 0.3), bell(0.1, 2637, 0.18)],
  ruby: [bell(0, 1568, 0.25)],
  trap: [
    { at: 0, for: 0.5, from: 130, to: 45, gain: 0.9, wave: 'sawtooth' },
    { at: 0, for: 0.35, from: 400, gain: 0.4, wave: 'noise' },
  ],
  call: [bell(0, 523, 0.5), bell(0.12, 659, 0.5), bell(0.24, 784, 0.6)],
  turn: [bell(0, 784, 0.3), bell(0.11, 1047, 0.3)],
  reveal: [{ at: 0, for: 0.16, from: 1400, gain: 0.25, wave: 'noise' }],
  step: [{ at: 0, for: 0.07, from: 140, to: 80, gain: 0.5, wave: 'triangle' }],
  no: [{ at: 0, for: 0.14, from: 220, to: 160, gain: 0.4, wave: 'square' }],
  win: [bell(0, 523, 0.4), bell(0.1, 659, 0.4), bell(0.2, 784, 0.4), bell(0.32, 1047, 0.5)],
  bag: [{ at: 0, for: 0.2, from: 500, to: 200, gain: 0.3, wave: 'noise' }, bell(0.12, 880, 0.3)],
  slip: [{ at: 0, for: 0.18, from: 640, to: 210, gain: 0.35, wave: 'sine' }],
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers only let sound start during a gesture. Called once, at the first one. */
export function wakeSound(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function strike(audio: AudioContext, note: Note, master: number): void {
  const start = audio.currentTime + note.at;
  const end = start + note.for;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime((note.gain ?? 0.5) * master * 0.4, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  if (note.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(note.from, start);
    if (note.to) filter.frequency.exponentialRampToValueAtTime(note.to, end);
    source.connect(filter).connect(volume);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = audio.createOscillator();
  source.type = note.wave ?? 'sine';
  source.frequency.setValueAtTime(note.from, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, end);
  source.connect(volume);
  source.start(start);
  source.stop(end);
}

export function playSound(name: SoundName): void {
  const { muted, volume } = settings.value;
  if (muted || volume === 0 || context?.state !== 'running') return;
  for (const note of SOUNDS[name]) strike(context, note, volume);
}
