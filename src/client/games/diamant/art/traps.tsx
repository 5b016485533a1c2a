// The five traps, one bold silhouette each.

export const Traps = () => (
  <>
    <symbol id="diamant-trap-scorpion" viewBox="0 0 64 64">
      <g fill="none" stroke="#f0a63a" stroke-linecap="round" stroke-linejoin="round">
        <path d="M20 40 9 36l-6 5M20 46 9 47l-5 8M23 51l-8 5-1 7M34 51l5 6-1 6M37 46l8 3 3 8" stroke-width="3.6" />
        <path d="M22 34c-7-1-11-4-11-11M32 34c5-1 8-4 8-10" stroke-width="5" />
        <path d="M33 52c12 4 25-2 25-16 0-12-6-19-16-21" stroke-width="8.5" />
      </g>
      <path
        d="M12 27C4 26 1 19 4 11c2 4 4 5 6 5 1-3 3-5 8-5 3 7 1 15-6 16zM41 27c6-1 8-6 7-12-2 2-3 3-5 3-1-2-3-3-6-3-2 6-1 11 4 12z"
        fill="#ffc458"
      />
      <ellipse cx="28" cy="44" rx="11.5" ry="13" fill="#f0a63a" />
      <path d="M17.5 42q10.5 5 21 0M17.5 48q10.5 5 21 0" fill="none" stroke="#8a4b0c" stroke-width="2.2" />
      <circle cx="23.5" cy="36" r="2" fill="#2a1204" />
      <circle cx="31.5" cy="36" r="2" fill="#2a1204" />
      <path d="m44 49 3 8M52 43l8 4M53 35h9M51 27l7-5M45 19l3-8" stroke="#8a4b0c" stroke-width="2" />
      <path d="M46 20c-5 3-12 1-13-5-1-5 4-9 10-8s7 10 3 13z" fill="#ffc458" />
      <path d="M36 8c-5-1-11 2-13 9 4-2 8-1 11 2z" fill="#fff2cf" />
    </symbol>
    <symbol id="diamant-trap-snake" viewBox="0 0 64 64">
      <path d="M10 50c0-7 10-10 22-10s22 3 22 10-10 11-22 11-22-4-22-11z" fill="#2c7a3c" />
      <path d="M14 48c0-5 8-8 18-8s18 3 18 8-8 8-18 8-18-3-18-8z" fill="#58c268" />
      <path d="M20 46c0-3 5-5 12-5s12 2 12 5-5 5-12 5-12-2-12-5z" fill="#1f5c2d" />
      <path d="M48 52c6 0 10 2 13 6-6 1-11 0-15-2z" fill="#58c268" />
      <path d="M38 47c3-8-3-12-8-16-7-6-8-17 3-22l10 8c-6 3-4 7 1 12s8 13 3 19z" fill="#58c268" />
      <path d="M33 12c-7 5-5 13 1 18s9 9 7 16" fill="none" stroke="#e6f5b0" stroke-width="4" />
      <path d="M20 20c-3-9 4-17 14-17 8 0 15 5 19 10 2 3 0 6-4 6H38c-3 6-14 8-18 1z" fill="#58c268" />
      <path d="M27 6c8-3 17 0 22 6-9-3-16-4-22-6z" fill="#a5e7a4" />
      <path d="M36 19h15l-3 2H37z" fill="#7d1230" />
      <path d="M46 18.5l-1.5 6-2-6z" fill="#fff" />
      <path d="M51 19c4 1 5 3 5 6l5 1-5 1 1 5-4-5c0-3-1-5-4-7z" fill="#ff4d5e" />
      <ellipse cx="38" cy="11.5" rx="3.6" ry="3.2" fill="#fff6b0" />
      <path d="M38 8.5v6" stroke="#1a2a0a" stroke-width="2.2" />
    </symbol>
    <symbol id="diamant-trap-lava" viewBox="0 0 64 64">
      <path
        d="M20 40C12 31 21 27 18 17c8 5 9 11 8 15 4-8 1-18 7-29 1 11 11 15 9 27 3-2 4-6 3-10 7 7 7 14 1 21z"
        fill="url(#diamant-g-flame)"
      />
      <path d="M26 40c-3-6 3-9 4-16 4 5 9 8 7 16z" fill="#fff3bf" />
      <path
        d="M1 46c4-8 9-6 14-9s11 0 17-1 12-2 18 1 9 2 13 9c-3 9-8 8-14 12s-12 2-18 3-13 0-18-3-9-4-12-12z"
        fill="#6a4a44"
      />
      <path d="M1 46c4-8 9-6 14-9s11 0 17-1 12-2 18 1 9 2 13 9c-6-5-12-6-31-6S7 41 1 46z" fill="#9a7468" />
      <path d="M8 46c2-5 11-7 24-7s22 2 24 7c-2 6-11 8-24 8S10 52 8 46z" fill="#5c0f08" />
      <path d="M11 47c3-4 10-5 21-5s18 1 21 5c-3 4-10 6-21 6s-18-2-21-6z" fill="url(#diamant-g-lava)" />
      <circle cx="24" cy="46" r="3" fill="#fff3bf" />
      <circle cx="40" cy="47.5" r="2.2" fill="#fff3bf" />
      <circle cx="12" cy="26" r="3" fill="#ff8f2e" />
      <circle cx="53" cy="22" r="2.6" fill="#ff8f2e" />
      <circle cx="50" cy="10" r="2" fill="#ffb13d" />
    </symbol>
    <symbol id="diamant-trap-boulder" viewBox="0 0 64 64">
      <path d="M2 62 62 46v16z" fill="#5c4630" />
      <path d="M2 62 62 46v4L14 62z" fill="#8a6d4a" />
      <path d="M2 10h12M0 22h8M4 34h6" stroke="#e8dcc6" stroke-width="3.5" stroke-linecap="round" />
      <path
        d="M34 3c9-1 15 3 20 9 6 8 6 18 2 26-4 9-12 14-21 14-10 0-18-5-22-14s-3-18 3-26c5-6 10-8 18-9z"
        fill="url(#diamant-g-stone)"
      />
      <path d="m22 12 11-4 9 6-6 10-13-1zM36 24l12-2 6 10-8 10-11-6z" fill="#fff" opacity=".2" />
      <path d="m23 23-8 10 7 12 13-9zM35 36l-2 15 13-9z" fill="#000" opacity=".2" />
      <path d="m43 6-6 9 5 6-7 7 5 9-4 6" fill="none" stroke="#2b2725" stroke-width="2.8" stroke-linejoin="round" />
      <path d="m40 21 8 4 1 6M35 28l-9 2" fill="none" stroke="#2b2725" stroke-width="2.2" />
    </symbol>
    <symbol id="diamant-trap-spikes" viewBox="0 0 64 64">
      <path d="M12 50 17 18l5 32zM27 50l5-36 5 36zM42 50l5-32 5 32z" fill="#49566b" />
      <path d="M2 52 9 22l7 30z" fill="url(#diamant-g-steel)" />
      <path d="M17 52l7.5-44L32 52z" fill="url(#diamant-g-steel)" />
      <path d="M32 52l7.5-44L47 52z" fill="url(#diamant-g-steel)" />
      <path d="M48 52l7-30 7 30z" fill="url(#diamant-g-steel)" />
      <path d="M24.5 8l2.2 13h-4.4zM39.5 8l2.2 13h-4.4z" fill="#e4573d" />
      <path d="M0 50h64v10a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" fill="#6b4a2b" />
      <path d="M0 50h64v4H0z" fill="#a8794a" />
      <circle cx="9" cy="58.5" r="2.2" fill="#2b1a0c" />
      <circle cx="32" cy="58.5" r="2.2" fill="#2b1a0c" />
      <circle cx="55" cy="58.5" r="2.2" fill="#2b1a0c" />
    </symbol>
  </>
);
