// Decisions: a torch lifted, a ruby carried home, a sealed envelope, and none yet.

export const Hands = () => (
  <>
    <symbol id="diamant-go-on" viewBox="0 0 48 60">
      <rect width="48" height="60" rx="7" fill="#5b3305" />
      <rect x="1.5" y="1.5" width="45" height="57" rx="6" fill="#ffb454" />
      <rect x="4" y="4" width="40" height="52" rx="4" fill="#3a1f0a" />
      <circle cx="24" cy="20" r="19" fill="url(#diamant-g-glow)" />
      <use href="#diamant-torch" x="12" y="5" width="24" height="46" />
      <path d="M14 37c0-3 3-4 5-3h10c4-1 6 1 6 4v10c0 4-3 8-8 8h-6c-5 0-7-4-7-8z" fill="#f0c197" />
      <path d="M14 40h13M14 44.5h13M15 49h12" stroke="#9c6238" stroke-width="1.6" stroke-linecap="round" />
      <path d="M29 34c4-1 6 1 6 4v4h-7z" fill="#ffdcb8" />
    </symbol>
    <symbol id="diamant-go-back" viewBox="0 0 48 60">
      <rect width="48" height="60" rx="7" fill="#0d2438" />
      <rect x="1.5" y="1.5" width="45" height="57" rx="6" fill="#9fd3ff" />
      <rect x="4" y="4" width="40" height="52" rx="4" fill="#122a42" />
      <path d="M33 8a7 7 0 1 0 7 9 6 6 0 0 1-7-9z" fill="#f4edcf" />
      <path d="M6 32 20 12l14 20z" fill="#e08a3f" />
      <path d="M20 12 14 32h9z" fill="#ffd58d" />
      <path d="M20 17l-3 15h6z" fill="#3a1d0e" />
      <path
        d="M5 44c6-5 10-5 14-3l6 2h14c3 0 3 4 0 5l-10 2c4 0 12-3 14-3v5c-4 2-10 4-16 4-9 0-14-4-22-4z"
        fill="#f0c197"
      />
      <path d="M26 48.5 38 47" stroke="#9c6238" stroke-width="1.5" stroke-linecap="round" />
      <use href="#diamant-ruby" x="24" y="28" width="17" height="17" />
    </symbol>
    <symbol id="diamant-sealed" viewBox="0 0 48 60">
      <rect width="48" height="60" rx="7" fill="#231a10" />
      <rect x="1.5" y="1.5" width="45" height="57" rx="6" fill="#f0e2c2" />
      <path d="M3 4 24 32 45 4M3 56l16-28M45 56 29 28" fill="none" stroke="#b39a6a" stroke-width="2" />
      <path
        d="M24 18c3 0 4 2 6 3s5 0 6 3-1 4-1 7 2 5 0 7-4 1-6 3-3 3-6 2-4-2-6-3-5-1-6-4 1-4 1-6-2-5-1-7 4-1 6-3 4-2 7-2z"
        fill="var(--who, #d9534a)"
        stroke="#0006"
        stroke-width="1.5"
      />
      <path
        d="m18.5 30.5 4 4 7.5-8"
        fill="none"
        stroke="#fff"
        stroke-width="3.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </symbol>
    <symbol id="diamant-undecided" viewBox="0 0 48 60">
      <rect
        x="2"
        y="2"
        width="44"
        height="56"
        rx="6"
        fill="#0b0e14cc"
        stroke="var(--who, #c9c1b2)"
        stroke-width="2.5"
        stroke-dasharray="6 5"
      />
      <circle cx="13" cy="30" r="3.6" fill="#f3ead9" />
      <circle cx="24" cy="30" r="3.6" fill="#f3ead9" />
      <circle cx="35" cy="30" r="3.6" fill="#f3ead9" />
    </symbol>
  </>
);
