// Eight explorers: one body, eight hats. Drawn in place, because faces are shown where no table is set.

import type { Seat } from '../../../../contract/game.ts';

const Body = () => (
  <>
    <path d="M20 80h9v13H17c0-4 3-5 3-6zM35 80h9v7c0 1 3 2 3 6H35z" fill="#2a1d16" />
    <path d="M17 54c-8 4-10 14-9 22 3 3 7 2 8-1zM47 54c8 4 10 14 9 22-3 3-7 2-8-1z" fill="var(--who, #d9534a)" />
    <path d="M47 54c8 4 10 14 9 22-3 3-7 2-8-1z" fill="#000" opacity=".25" />
    <circle cx="11.5" cy="76" r="4.4" fill="var(--skin, #f0c197)" />
    <circle cx="52.5" cy="76" r="4.4" fill="var(--skin, #f0c197)" />
    <path d="M13 84c-1-22 4-38 19-38s20 16 19 38c-6 3-32 3-38 0z" fill="var(--who, #d9534a)" />
    <path d="M32 46c14 0 18 16 17 38-3 1.5-8 2-12 2 6-12 5-30-5-40z" fill="#000" opacity=".22" />
    <path d="M20 52 40 80l-4 3-18-25z" fill="#5b3a1d" />
    <rect x="33" y="72" width="14" height="11" rx="3" fill="#7a5028" />
    <path d="M33 76h14" stroke="#4a2d12" stroke-width="1.5" />
    <path d="M22 48q10 8 20 0l2 6q-12 8-24 0z" fill="#fff" opacity=".3" />
    <circle cx="32" cy="34" r="15" fill="var(--skin, #f0c197)" />
    <path d="M38 20a15 15 0 0 1-6 29c8-4 12-18 6-29z" fill="#000" opacity=".1" />
    <circle cx="26.5" cy="35" r="2.3" fill="#241812" />
    <circle cx="37.5" cy="35" r="2.3" fill="#241812" />
    <circle cx="27.3" cy="34.2" r=".8" fill="#fff" />
    <circle cx="38.3" cy="34.2" r=".8" fill="#fff" />
    <path d="M27 41.5q5 4 10 0" fill="none" stroke="#241812" stroke-width="2" stroke-linecap="round" />
    <circle cx="22.5" cy="39.5" r="2.6" fill="#e8705a" opacity=".4" />
    <circle cx="41.5" cy="39.5" r="2.6" fill="#e8705a" opacity=".4" />
  </>
);

const Fedora = () => (
  <>
    <path d="M20 24C20 10 24 5 29 8q3 2 6 0c5-3 9 2 9 16z" fill="#8a5a30" />
    <path d="M20 19q12 5 24 0v6H20z" fill="var(--who)" />
    <path d="M6 25c8-3 44-3 52 0 1 4-12 6-26 6S5 29 6 25z" fill="#6d4321" />
    <path d="M6 25c8-3 44-3 52 0-10 2-42 2-52 0z" fill="#a8733f" />
  </>
);

const Pith = () => (
  <>
    <path d="M14 26C14 10 22 5 32 5s18 5 18 21z" fill="#f1e3c0" />
    <path d="M32 5c10 0 18 5 18 21H40C42 16 38 8 32 5z" fill="#c9b488" />
    <path d="M13 21q19 5 38 0v5H13z" fill="var(--who)" />
    <path d="M8 29c4-6 44-6 48 0-10-1-38-1-48 0z" fill="#f1e3c0" />
    <circle cx="32" cy="4.5" r="2.5" fill="#c9b488" />
  </>
);

const Miner = () => (
  <>
    <path d="M15 27C15 11 22 6 32 6s17 5 17 21z" fill="var(--who)" />
    <path d="M28 6h8v21h-8z" fill="#fff" opacity=".35" />
    <path d="M11 27h42v4H11z" fill="var(--who)" />
    <path d="M11 28h42v3H11z" fill="#000" opacity=".3" />
    <circle cx="32" cy="18" r="10" fill="#ffc872" opacity=".35" />
    <circle cx="32" cy="18" r="5.5" fill="#fff6d0" stroke="#3a2a12" stroke-width="2" />
  </>
);

const Beret = () => (
  <>
    <path d="M16 26C8 24 6 12 18 9c12-4 30-3 36 6 4 7-4 11-8 11z" fill="var(--who)" />
    <path d="M46 26c4 0 12-4 8-11-2-3-5-5-9-6 4 6 4 12 1 17z" fill="#000" opacity=".22" />
    <path d="M17 25q15-3 30 0v3q-15-3-30 0z" fill="#000" opacity=".45" />
    <path d="M31 7l3-6" stroke="var(--who)" stroke-width="3" stroke-linecap="round" />
  </>
);

const Bobble = () => (
  <>
    <path d="M16 26C16 12 23 8 32 8s16 4 16 18z" fill="var(--who)" />
    <path d="M24 10l-2 12M32 8v14M40 10l2 12" stroke="#fff" stroke-width="2.5" opacity=".35" />
    <rect x="13" y="21" width="38" height="8" rx="4" fill="#f4ead6" />
    <path d="M20 22v6M26 22v6M32 22v6M38 22v6M44 22v6" stroke="#c7b48e" stroke-width="1.5" />
    <circle cx="32" cy="6" r="5.5" fill="#f4ead6" />
  </>
);

const Straw = () => (
  <>
    <path d="M20 22 32 4l12 18z" fill="#e8c76a" />
    <path d="M0 27C12 20 22 17 32 17s20 3 32 10c-14 4-50 4-64 0z" fill="#e8c76a" />
    <path d="M0 27c14 4 50 4 64 0-6 4-16 5-32 5S6 31 0 27z" fill="#a9853a" />
    <path d="M18 19q14 5 28 0l1 4q-15 5-30 0z" fill="var(--who)" />
  </>
);

const Tophat = () => (
  <>
    <path d="M19 25 17 1h30l-2 24z" fill="#2a2d3a" />
    <path d="M19 25 17 1h6l1 24z" fill="#565c72" />
    <path d="M18 17h28l-.5 7h-27z" fill="var(--who)" />
    <path d="M9 25h46c2 0 2 5-2 5H11c-4 0-4-5-2-5z" fill="#2a2d3a" />
    <path d="M9 25h46v1.5H9z" fill="#7a8199" />
  </>
);

const Aviator = () => (
  <>
    <path d="M15 42C11 16 20 7 32 7s21 9 17 35c-4 2-6-2-6-8 0-5-2-8-11-8s-11 3-11 8c0 6-2 10-6 8z" fill="var(--who)" />
    <path d="M49 42c4-26-5-35-17-35 9 4 13 12 11 27 0 6 2 10 6 8z" fill="#000" opacity=".22" />
    <circle cx="25" cy="20" r="6.5" fill="#bfe9ff" stroke="#4a2d12" stroke-width="3" />
    <circle cx="39" cy="20" r="6.5" fill="#bfe9ff" stroke="#4a2d12" stroke-width="3" />
    <path d="M22 18l3-2M36 18l3-2" stroke="#fff" stroke-width="2" stroke-linecap="round" />
  </>
);

/** By seat. Hats tell explorers apart for those who cannot go by colour. */
const EXPLORERS = [
  { Hat: Fedora, colour: '#d9534a', skin: '#f0c197' },
  { Hat: Miner, colour: '#3f8ae0', skin: '#c98d5e' },
  { Hat: Bobble, colour: '#3fae6a', skin: '#f6d3b3' },
  { Hat: Beret, colour: '#a06be0', skin: '#8d5a3a' },
  { Hat: Aviator, colour: '#e8a531', skin: '#e3b187' },
  { Hat: Straw, colour: '#29b3b3', skin: '#f0c197' },
  { Hat: Tophat, colour: '#e77fb3', skin: '#a8714a' },
  { Hat: Pith, colour: '#e3752f', skin: '#f6d3b3' },
] as const;

/** The explorer's colours as custom properties, for everything of theirs: seals, rings, jackets. */
export function coloursOf(seat: Seat): { readonly '--who': string; readonly '--skin': string } {
  const { colour, skin } = EXPLORERS[seat] ?? EXPLORERS[0];
  return { '--who': colour, '--skin': skin };
}

/** The whole figure, or just hat and head in a square. */
export function Explorer({ seat, part }: { readonly seat: Seat; readonly part: 'figure' | 'head' }) {
  const { Hat } = EXPLORERS[seat] ?? EXPLORERS[0];
  return (
    <svg class={part} viewBox={part === 'head' ? '4 0 56 56' : '0 0 64 96'} style={coloursOf(seat)} aria-hidden="true">
      <Body />
      <Hat />
    </svg>
  );
}
