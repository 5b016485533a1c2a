// Rubies and diamonds, and the colours that every picture of the game is shaded with.

export const Gems = () => (
  <>
    <defs>
      <linearGradient id="diamant-g-gold" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff0b8" />
        <stop offset=".45" stop-color="#e8c15a" />
        <stop offset="1" stop-color="#9a6a1c" />
      </linearGradient>
      <linearGradient id="diamant-g-steel" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="#f4f7fb" />
        <stop offset=".5" stop-color="#c3ccd8" />
        <stop offset=".5" stop-color="#7c889a" />
        <stop offset="1" stop-color="#5a6577" />
      </linearGradient>
      <linearGradient id="diamant-g-wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#b8743a" />
        <stop offset="1" stop-color="#6d3d1b" />
      </linearGradient>
      <linearGradient id="diamant-g-lava" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff2a8" />
        <stop offset=".4" stop-color="#ffae34" />
        <stop offset="1" stop-color="#e63c1a" />
      </linearGradient>
      <linearGradient id="diamant-g-flame" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#ff7a2b" />
        <stop offset=".55" stop-color="#ffb13d" />
        <stop offset="1" stop-color="#ffe9a0" />
      </linearGradient>
      <radialGradient id="diamant-g-stone" cx=".35" cy=".28" r=".85">
        <stop offset="0" stop-color="#d9d2c6" />
        <stop offset=".5" stop-color="#978f86" />
        <stop offset="1" stop-color="#4a4644" />
      </radialGradient>
      <radialGradient id="diamant-g-glow">
        <stop offset="0" stop-color="#ffc872" stop-opacity=".9" />
        <stop offset=".4" stop-color="#ffb454" stop-opacity=".35" />
        <stop offset="1" stop-color="#ffb454" stop-opacity="0" />
      </radialGradient>
    </defs>
    <symbol id="diamant-ruby" viewBox="0 0 32 32">
      <path d="M16 2 28 9v14l-12 7L4 23V9z" fill="#7d0f2c" />
      <path d="M16 3.4 26.8 9.7v12.6L16 28.6 5.2 22.3V9.7z" fill="#e0355a" />
      <path d="M16 3.4 26.8 9.7 21 13l-5-3-5 3-5.8-3.3z" fill="#ff8fa6" />
      <path d="M5.2 9.7 11 13v6.5l-5.8 2.8z" fill="#f4577a" />
      <path d="M26.8 9.7 21 13v6.5l5.8 2.8z" fill="#b91f45" />
      <path d="M16 28.6 5.2 22.3 11 19.5l5 3 5-3 5.8 2.8z" fill="#97163a" />
      <path d="M8 9.6 15.5 5.2l2 1.2L10 10.7z" fill="#fff" opacity=".75" />
    </symbol>
    <symbol id="diamant-diamond" viewBox="0 0 36 32">
      <path d="M9 2h18l8 9.5L18 31 1 11.5z" fill="#2c6f97" />
      <path d="M9.5 3.2h17l7 8.3H2.5z" fill="#dff5ff" />
      <path d="M2.5 11.5h9L18 29.3z" fill="#9adcff" />
      <path d="M11.5 11.5h13L18 29.3z" fill="#c9eeff" />
      <path d="M24.5 11.5h9L18 29.3z" fill="#5fb4e2" />
      <path d="m9.5 3.2 2 8.3h-9zM18 3.2l6.5 8.3h-13z" fill="#fff" />
      <path d="m26.5 3.2-2 8.3L18 3.2z" fill="#a8defa" />
      <path d="m26.5 3.2 7 8.3h-9z" fill="#7cc7ee" />
    </symbol>
    <symbol id="diamant-ruby-heap" viewBox="0 0 96 64">
      <ellipse cx="48" cy="56" rx="44" ry="7" fill="#000" opacity=".35" />
      <use href="#diamant-ruby" x="4" y="32" width="28" height="28" />
      <use href="#diamant-ruby" x="64" y="33" width="28" height="28" />
      <use href="#diamant-ruby" x="22" y="18" width="30" height="30" />
      <use href="#diamant-ruby" x="48" y="16" width="30" height="30" />
      <use href="#diamant-ruby" x="20" y="36" width="26" height="26" />
      <use href="#diamant-ruby" x="50" y="37" width="26" height="26" />
      <use href="#diamant-ruby" x="34" y="0" width="30" height="30" />
      <use href="#diamant-ruby" x="33" y="28" width="32" height="32" />
    </symbol>
  </>
);
