// The bots' own faces, one for each level, 32 × 32: from a sleepy moth to a king.

import type { JSX } from 'preact';

/** Eyes and mouth that all have in common, in this colour. */
const Look = ({
  ink = '#2a1a0c',
  smile = 'M12 21Q16 24 20 21',
}: {
  readonly ink?: string;
  readonly smile?: string;
}) => (
  <>
    <circle cx="12" cy="16" r="1.9" fill={ink} />
    <circle cx="20" cy="16" r="1.9" fill={ink} />
    <path d={smile} fill="none" stroke={ink} stroke-width="1.8" stroke-linecap="round" />
  </>
);

function Moth() {
  return (
    <>
      <path d="M13 9C10 3 6 4 5 6M19 9C22 3 26 4 27 6" fill="none" stroke="#f1d9a6" stroke-width="2" />
      <circle cx="16" cy="18" r="10" fill="#d9b483" />
      <path d="M10 15.5Q12 17.5 14 15.5M18 15.5Q20 17.5 22 15.5" fill="none" stroke="#2a1a0c" stroke-width="1.8" />
      <circle cx="16" cy="22" r="1.8" fill="#2a1a0c" />
    </>
  );
}

function Lamp() {
  return (
    <>
      <circle cx="16" cy="19" r="10" fill="#f0c79a" />
      <path d="M5 15C5 7 10 4 16 4S27 7 27 15Z" fill="#3f7fd1" />
      <circle cx="16" cy="9" r="3.2" fill="#fff4cc" stroke="#bd8536" stroke-width="1.4" />
      <g transform="translate(0 2.5)">
        <Look />
      </g>
    </>
  );
}

function Spectacles() {
  return (
    <>
      <circle cx="16" cy="17" r="11" fill="#e9b98a" />
      <path d="M5 14C6 5 26 5 27 14 22 10 10 10 5 14Z" fill="#6d4524" />
      <Look />
      <g fill="none" stroke="#1f6e5c" stroke-width="1.7">
        <circle cx="12" cy="16" r="4" />
        <circle cx="20" cy="16" r="4" />
        <path d="M16 15.4V15" />
      </g>
    </>
  );
}

function Moustache() {
  return (
    <>
      <circle cx="16" cy="18" r="10" fill="#dca277" />
      <path d="M4 14H28C28 6 22 4 16 4S4 6 4 14Z" fill="#d9a441" stroke="#7a5414" stroke-width="1.4" />
      <Look smile="M16 20" />
      <path d="M16 19.5C12 18 9 20 7 24 11 24 14 24 16 22 18 24 21 24 25 24 23 20 20 18 16 19.5Z" fill="#6b5a4c" />
    </>
  );
}

function Crown() {
  return (
    <>
      <path d="M6 17C6 28 11 31 16 31S26 28 26 17Z" fill="#f2efe8" />
      <circle cx="16" cy="16" r="8.5" fill="#e3b48c" />
      <path d="M6 11 5 2 11 6 16 1 21 6 27 2 26 11Z" fill="#ffc54a" stroke="#8a5a12" stroke-width="1.3" />
      <circle cx="16" cy="7.4" r="1.7" fill="#c62a4c" />
      <Look smile="M12.5 20.5Q16 19 19.5 20.5" />
    </>
  );
}

const FACES: readonly (() => JSX.Element)[] = [Moth, Lamp, Spectacles, Moustache, Crown];

export interface BotFaceProps {
  /** 1 to 5. */
  readonly level: number;
}

export function BotFace({ level }: BotFaceProps) {
  const Face = FACES[level - 1];
  return (
    <svg class="bot-face" viewBox="0 0 32 32" aria-hidden="true">
      {Face && <Face />}
    </svg>
  );
}
