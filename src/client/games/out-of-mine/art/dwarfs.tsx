// Four dwarfs by beard and helmet, 100 × 100. Drawn whole, so that they stand on any screen.

import type { JSX } from 'preact';

const Head = () => (
  <>
    <path fill="#e9b183" d="M24 42h52v16c0 14-12 22-26 22S24 72 24 58z" />
    <path fill="#c9865a" d="M64 42h12v16c0 12-8 18-16 21 4-8 6-22 4-37z" fill-opacity=".6" />
    <circle cx="38" cy="51" r="4" fill="#1d1512" />
    <circle cx="62" cy="51" r="4" fill="#1d1512" />
    <circle cx="36.8" cy="49.6" r="1.3" fill="#fff" />
    <circle cx="60.8" cy="49.6" r="1.3" fill="#fff" />
    <path
      fill="none"
      stroke="var(--b2)"
      stroke-width="5"
      stroke-linecap="round"
      d="M31 44c4-3 9-3 13 0M56 44c4-3 9-3 13 0"
    />
  </>
);

const Nose = () => (
  <>
    <path
      fill="#f1bd92"
      stroke="#b8744a"
      stroke-width="1.6"
      d="M50 48c6 0 12 8 12 14s-6 8-12 8-12-2-12-8 6-14 12-14z"
    />
    <ellipse cx="46" cy="58" rx="3" ry="4" fill="#fff" fill-opacity=".5" />
  </>
);

const Helmet = () => (
  <>
    <path fill="#12161e" d="M14 46C12 18 28 5 50 5s38 13 36 41c-20-8-52-8-72 0z" />
    <path fill="var(--c)" d="M18 41c0-21 14-32 32-32s32 11 32 32c-20-6-44-6-64 0z" />
    <path fill="#fff" fill-opacity=".35" d="M24 36c1-14 10-22 20-24-7 6-11 13-12 22z" />
    <path fill="#000" fill-opacity=".25" d="M66 12c10 5 16 15 16 29-4-1-8-2-12-3 1-10 0-19-4-26z" />
    <path fill="#39424f" d="M12 47c20-10 56-10 76 0l-3-8c-20-8-50-8-70 0z" />
    <circle cx="50" cy="24" r="20" fill="#ffd27a" fill-opacity=".35" />
    <circle cx="50" cy="24" r="12" fill="#4d3712" />
    <circle cx="50" cy="24" r="9" fill="#ffcf70" />
    <circle cx="48" cy="22" r="4.6" fill="#fffbe6" />
  </>
);

const Dwarf1 = () => (
  <g style={{ '--b1': '#c8562a', '--b2': '#8d3717', '--c': '#4f86c6' }}>
    <path fill="var(--b2)" d="M18 50c-4 24 6 40 18 46l14 4 14-4c12-6 22-22 18-46-6 14-20 14-32 14S24 64 18 50z" />
    <Head />
    <path fill="var(--b1)" d="M20 56c0 20 8 33 17 37l13 5 13-5c9-4 17-17 17-37-8 12-18 11-30 11S28 68 20 56z" />
    <path
      fill="var(--b1)"
      d="M27 70c8 8 18 4 23-2 5 6 15 10 23 2-4 12-18 12-23 5-5 7-19 7-23-5z"
      stroke="var(--b2)"
      stroke-width="2"
    />
    <path fill="none" stroke="var(--b2)" stroke-width="2.4" d="M38 82l5 12M50 80v16M62 82l-5 12" />
    <Nose />
    <Helmet />
  </g>
);

const Dwarf2 = () => (
  <g style={{ '--b1': '#f2cf7a', '--b2': '#b98a35', '--c': '#b4538c' }}>
    <path
      fill="var(--b1)"
      stroke="var(--b2)"
      stroke-width="2"
      d="M18 44c-12 8-10 40-4 52 8 2 12-2 12-8-4-14-2-30 2-40zM82 44c12 8 10 40 4 52-8 2-12-2-12-8 4-14 2-30-2-40z"
    />
    <path fill="#b4538c" d="M9 80h17v7H10zM74 80h17l-1 7H74z" />
    <path fill="none" stroke="var(--b2)" stroke-width="2" d="M10 58l14 6M9 68l15 5M90 58l-14 6M91 68l-15 5" />
    <Head />
    <path
      fill="#e48b78"
      fill-opacity=".5"
      d="M28 60a6 5 0 1 0 12 0 6 5 0 1 0-12 0zM60 60a6 5 0 1 0 12 0 6 5 0 1 0-12 0z"
    />
    <path fill="none" stroke="#8a3d2b" stroke-width="3" stroke-linecap="round" d="M42 73c5 4 11 4 16 0" />
    <Nose />
    <Helmet />
  </g>
);

const Dwarf3 = () => (
  <g style={{ '--b1': '#4a4350', '--b2': '#24202b', '--c': '#c9a13a' }}>
    <path fill="var(--b2)" d="M16 48v38l10-4 4 12 10-6 10 10 10-10 10 6 4-12 10 4V48c-6 16-22 16-34 16S22 64 16 48z" />
    <Head />
    <path fill="var(--b1)" d="M20 56v24l8-3 4 11 8-5 10 10 10-10 8 5 4-11 8 3V56c-8 12-18 11-30 11S28 68 20 56z" />
    <path fill="var(--b2)" d="M24 66c10 4 20 2 26-2 6 4 16 6 26 2-2 12-18 12-26 7-8 5-24 5-26-7z" />
    <Nose />
    <Helmet />
  </g>
);

const Dwarf4 = () => (
  <g style={{ '--b1': '#e6e9ee', '--b2': '#9aa3b2', '--c': '#3f9a6b' }}>
    <path
      fill="var(--b2)"
      d="M18 48c-4 20 0 32 10 38l6 14 12-12h8l12 12 6-14c10-6 14-18 10-38-6 16-20 16-32 16S24 64 18 48z"
    />
    <Head />
    <path
      fill="var(--b1)"
      d="M20 55c-1 16 2 24 11 29l5 12 10-11h8l10 11 5-12c9-5 12-13 11-29-8 13-18 12-30 12S28 68 20 55z"
    />
    <path
      fill="#fff"
      stroke="var(--b2)"
      stroke-width="2"
      d="M22 72c12 2 22-2 28-7 6 5 16 9 28 7-6 8-20 10-28 3-8 7-22 5-28-3z"
    />
    <circle cx="38" cy="51" r="9" fill="none" stroke="#39424f" stroke-width="2.4" />
    <circle cx="62" cy="51" r="9" fill="none" stroke="#39424f" stroke-width="2.4" />
    <Nose />
    <Helmet />
  </g>
);

const DWARFS: readonly (() => JSX.Element)[] = [Dwarf1, Dwarf2, Dwarf3, Dwarf4];

export function Dwarf({ seat }: { readonly seat: number }) {
  const Drawing = DWARFS[seat % DWARFS.length] ?? Dwarf1;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
