// Chests, the camp, and what lights the cave.

export const Camp = () => (
  <>
    <symbol id="diamant-chest-closed" viewBox="0 0 64 56">
      <path d="M4 26C4 10 10 4 20 4h24c10 0 16 6 16 22z" fill="url(#diamant-g-wood)" />
      <path d="M8 16q4-8 12-8h24q8 0 12 8" fill="none" stroke="#e3a468" stroke-width="2" opacity=".7" />
      <rect x="4" y="27" width="56" height="25" rx="4" fill="#7d4820" />
      <path d="M4 38h56" stroke="#56300f" stroke-width="2" />
      <path d="M12 5h8v47h-8zM44 5h8v47h-8z" fill="#c7a052" />
      <path d="M12 5h3v47h-3zM44 5h3v47h-3z" fill="#f0d590" />
      <rect x="2" y="23" width="60" height="6" rx="2" fill="#c7a052" />
      <rect x="25" y="20" width="14" height="17" rx="3" fill="#f0d590" stroke="#6b4a14" stroke-width="1.5" />
      <circle cx="32" cy="27" r="2.6" fill="#3b2405" />
      <path d="M31 27h2l1 6h-4z" fill="#3b2405" />
    </symbol>
    <symbol id="diamant-chest-open" viewBox="0 0 96 88">
      <ellipse cx="48" cy="44" rx="46" ry="38" fill="url(#diamant-g-glow)" opacity=".8" />
      <path d="M10 34C10 14 18 4 32 4h32c14 0 22 10 22 30z" fill="#4a2a12" />
      <path d="M16 34c0-14 7-22 18-22h28c11 0 18 8 18 22z" fill="#2a1709" />
      <path d="M10 34C10 14 18 4 32 4h32c14 0 22 10 22 30h-6c0-14-7-22-18-22H34c-11 0-18 8-18 22z" fill="#c7a052" />
      <path d="M12 50c2-14 14-22 36-22s34 8 36 22z" fill="#6b1530" />
      <use href="#diamant-ruby" x="12" y="32" width="20" height="20" />
      <use href="#diamant-ruby" x="64" y="33" width="20" height="20" />
      <use href="#diamant-diamond" x="26" y="22" width="26" height="24" />
      <use href="#diamant-diamond" x="46" y="24" width="26" height="24" />
      <use href="#diamant-ruby" x="38" y="32" width="20" height="20" />
      <rect x="6" y="46" width="84" height="38" rx="5" fill="url(#diamant-g-wood)" />
      <path d="M6 64h84" stroke="#56300f" stroke-width="2.5" />
      <path d="M18 46h11v38H18zM67 46h11v38H67z" fill="#c7a052" />
      <path d="M18 46h4v38h-4zM67 46h4v38h-4z" fill="#f0d590" />
      <rect x="4" y="44" width="88" height="7" rx="2.5" fill="#d8b566" />
      <rect x="40" y="47" width="16" height="18" rx="3" fill="#f0d590" stroke="#6b4a14" stroke-width="1.5" />
      <circle cx="48" cy="55" r="2.8" fill="#3b2405" />
      <path d="M47 55h2l1 6h-4z" fill="#3b2405" />
    </symbol>
    <symbol id="diamant-tent" viewBox="0 0 128 96">
      <ellipse cx="64" cy="90" rx="62" ry="6" fill="#000" opacity=".35" />
      <path d="M64 8 122 90H84z" fill="#a8552c" />
      <path d="M64 8 6 90h78z" fill="#e08a3f" />
      <path d="M64 8 26 90h40z" fill="#f6bd6d" />
      <path d="M60 22c-6 22-16 48-24 68h32c2-24-2-48-8-68z" fill="#3a1d0e" />
      <path d="M60 22c-4 22-8 48-8 68H36c8-20 18-46 24-68z" fill="#ffd58d" />
      <path d="M54 90c1-16 4-32 6-44 4 14 6 28 5 44z" fill="#ffb454" opacity=".45" />
      <path d="M58 2l12 12M70 2 58 14" stroke="#6b4320" stroke-width="3" stroke-linecap="round" />
      <path d="M6 90 0 94M122 90l6 4" stroke="#d8c8a8" stroke-width="2" />
      <path d="M86 40 98 56 92 58 82 44zM100 60l10 14-6 2-9-13z" fill="#8a4322" />
    </symbol>
    <symbol id="diamant-fire" viewBox="0 0 64 64">
      <circle cx="32" cy="38" r="32" fill="url(#diamant-g-glow)" />
      <path d="M8 58 50 46M14 46l42 12" stroke="#5b3517" stroke-width="7" stroke-linecap="round" />
      <path d="M8 56 50 44" stroke="#8a5a2c" stroke-width="2" stroke-linecap="round" />
      <path
        d="M20 52C10 42 20 34 20 22c6 3 8 8 7 12 6-6 2-18 7-30 2 12 14 18 12 30 3-2 4-5 3-8 7 8 6 18-3 26z"
        fill="url(#diamant-g-flame)"
      />
      <path d="M26 52c-4-7 4-11 6-20 5 6 10 12 6 20z" fill="#fff3bf" />
    </symbol>
    <symbol id="diamant-blaze" viewBox="0 0 64 64">
      <path
        d="M20 52C10 42 20 34 20 22c6 3 8 8 7 12 6-6 2-18 7-30 2 12 14 18 12 30 3-2 4-5 3-8 7 8 6 18-3 26z"
        fill="url(#diamant-g-flame)"
      />
      <path d="M26 52c-4-7 4-11 6-20 5 6 10 12 6 20z" fill="#fff3bf" />
    </symbol>
    <symbol id="diamant-entrance" viewBox="0 0 64 56">
      <path d="M1 55C0 38 5 26 10 20S20 4 32 3s17 6 22 14 10 20 9 38z" fill="var(--stone, #56637a)" />
      <path d="M1 55C0 38 5 26 10 20S20 4 32 3c-8 5-14 10-17 19S6 38 9 55z" fill="var(--stone-lit, #7e8ba0)" />
      <path d="M15 55c-1-14 2-22 6-28s7-11 12-11 9 4 12 11 5 15 4 28z" fill="var(--hole, #07090d)" />
      <path
        d="M24 17l3 7 3-8zM36 16l3 9 3-5zM6 34l6-3M54 26l5 7M48 8l-3 6"
        fill="var(--stone, #56637a)"
        stroke="#0004"
        stroke-width="1.5"
      />
    </symbol>
    <symbol id="diamant-torch" viewBox="0 0 32 64">
      <path d="M12 30h8l-2 32h-4z" fill="#7a4a20" />
      <path d="M12 30h3l-0 32h-1z" fill="#b5793c" />
      <path d="M8 24h16l-3 9H11z" fill="#4a4f5c" />
      <path d="M8 24h16l-1 3H9z" fill="#8d95a6" />
      <path
        d="M10 24C3 17 9 12 10 5c3 2 4 4 4 7 3-3 1-7 3-12 2 6 8 9 7 16 1-1 2-3 1-5 4 5 3 10-3 13z"
        fill="url(#diamant-g-flame)"
      />
      <path d="M13 24c-2-4 2-6 3-11 3 4 6 7 3 11z" fill="#fff3bf" />
    </symbol>
    <symbol id="diamant-flame" viewBox="0 0 32 64">
      <path
        d="M10 24C3 17 9 12 10 5c3 2 4 4 4 7 3-3 1-7 3-12 2 6 8 9 7 16 1-1 2-3 1-5 4 5 3 10-3 13z"
        fill="url(#diamant-g-flame)"
      />
      <path d="M13 24c-2-4 2-6 3-11 3 4 6 7 3 11z" fill="#fff3bf" />
    </symbol>
  </>
);
