// The five relics: amulet, owl, chalice, crown and sun mask.

export const Relics = () => (
  <>
    <symbol id="diamant-relic-5" viewBox="0 0 64 64">
      <path
        d="M14 4c2 16 8 22 18 24C42 26 48 20 50 4"
        fill="none"
        stroke="#c99632"
        stroke-width="4"
        stroke-dasharray="1 5"
        stroke-linecap="round"
      />
      <path d="M32 24 51 36l-7 22H20l-7-22z" fill="url(#diamant-g-gold)" stroke="#5b3c0c" stroke-width="2" />
      <path d="M32 32 42 39l-4 12H26l-4-12z" fill="#1d8f72" stroke="#5b3c0c" stroke-width="1.5" />
      <path d="m32 32 10 7-10 2-10-2z" fill="#6fe0bd" />
    </symbol>
    <symbol id="diamant-relic-7" viewBox="0 0 64 64">
      <path
        d="M14 12 22 16q10-4 20 0l8-4c2 8 2 14 1 20 1 14-5 22-11 25H24C18 54 12 46 13 32c-1-6-1-12 1-20z"
        fill="url(#diamant-g-gold)"
        stroke="#5b3c0c"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path
        d="M14 34c6 4 8 12 8 20M50 34c-6 4-8 12-8 20M27 42l5 3 5-3M26 49l6 3 6-3"
        fill="none"
        stroke="#7a5214"
        stroke-width="2.4"
      />
      <circle cx="23" cy="26" r="7.5" fill="#fff4cd" stroke="#5b3c0c" stroke-width="2" />
      <circle cx="41" cy="26" r="7.5" fill="#fff4cd" stroke="#5b3c0c" stroke-width="2" />
      <circle cx="23.5" cy="26.5" r="3.6" fill="#123238" />
      <circle cx="40.5" cy="26.5" r="3.6" fill="#123238" />
      <path d="m32 29 4 4-4 6-4-6z" fill="#b3471d" />
      <path d="M18 57h28v5H18z" fill="#8a5a18" />
    </symbol>
    <symbol id="diamant-relic-8" viewBox="0 0 64 64">
      <path d="M14 14c-9-1-9 15 4 17M50 14c9-1 9 15-4 17" fill="none" stroke="#c99632" stroke-width="4" />
      <path
        d="M13 6h38c1 20-5 31-15 33v11c7 1 11 4 12 9H16c1-5 5-8 12-9V39C18 37 12 26 13 6z"
        fill="url(#diamant-g-gold)"
        stroke="#5b3c0c"
        stroke-width="2"
      />
      <path d="M13 6h38l-1 6H14z" fill="#fff4cd" />
      <circle cx="32" cy="22" r="5" fill="#a06be0" stroke="#5b3c0c" stroke-width="1.5" />
      <circle cx="20" cy="20" r="2.5" fill="#1d8f72" />
      <circle cx="44" cy="20" r="2.5" fill="#1d8f72" />
    </symbol>
    <symbol id="diamant-relic-10" viewBox="0 0 64 64">
      <path
        d="M8 54 4 20l14 12L32 8l14 24 14-12-4 34z"
        fill="url(#diamant-g-gold)"
        stroke="#5b3c0c"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M8 46h48l-1 10H9z" fill="#b57f22" />
      <circle cx="4.5" cy="19" r="3.5" fill="#fff0b8" />
      <circle cx="32" cy="7" r="4" fill="#fff0b8" />
      <circle cx="59.5" cy="19" r="3.5" fill="#fff0b8" />
      <path d="m32 26 6 8-6 8-6-8z" fill="#e0355a" />
      <circle cx="18" cy="51" r="2.5" fill="#7cc4ff" />
      <circle cx="32" cy="51" r="2.5" fill="#7fd18b" />
      <circle cx="46" cy="51" r="2.5" fill="#7cc4ff" />
    </symbol>
    <symbol id="diamant-relic-12" viewBox="0 0 64 64">
      <path
        d="m32 0 5 11 9-8 1 12 12-3-5 11 10 4-9 7 7 9-12 1 2 12-10-5-4 12-6-10-6 10-4-12-10 5 2-12-12-1 7-9-9-7 10-4-5-11 12 3 1-12 9 8z"
        fill="#c08522"
      />
      <circle cx="32" cy="32" r="19" fill="url(#diamant-g-gold)" stroke="#5b3c0c" stroke-width="2" />
      <path d="M21 28q5-5 9 0zM34 28q4-5 9 0z" fill="#3b2405" />
      <path
        d="M32 26v10l-4 2h8M24 42q8 6 16 0"
        fill="none"
        stroke="#6b4510"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <circle cx="32" cy="19" r="3" fill="#e0355a" />
    </symbol>
  </>
);
