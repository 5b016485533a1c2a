// The faces of cave cards, and their back.

export const CardFaces = () => (
  <>
    <symbol id="diamant-card-treasure" viewBox="0 0 120 150">
      <rect width="120" height="150" rx="12" fill="#6b4a22" />
      <rect x="2" y="2" width="116" height="146" rx="10.5" fill="#f3dfb4" />
      <rect x="7" y="7" width="106" height="136" rx="7" fill="#3a2536" />
      <path d="M7 98c18-10 30-6 44-9s40-9 62 2v45a7 7 0 0 1-7 7H14a7 7 0 0 1-7-7z" fill="#56324a" />
      <path d="M7 118c22-9 44-2 58-6s34-7 48 0v24a7 7 0 0 1-7 7H14a7 7 0 0 1-7-7z" fill="#6d3d50" />
      <circle cx="60" cy="92" r="50" fill="url(#diamant-g-glow)" opacity=".75" />
      <path
        d="M7 14a7 7 0 0 1 7-7h92a7 7 0 0 1 7 7v16c-8 2-9 10-14 10s-5-12-12-12-8 16-14 16-6-14-13-14-9 8-15 8-7-10-14-10-9 14-16 14S14 32 7 32z"
        fill="#221622"
      />
      <g opacity="var(--printed, 0.3)">
        <use href="#diamant-ruby-heap" x="16" y="62" width="88" height="62" />
      </g>
    </symbol>
    <symbol id="diamant-card-trap" viewBox="0 0 120 150">
      <rect width="120" height="150" rx="12" fill="#2b0d0a" />
      <rect x="2" y="2" width="116" height="146" rx="10.5" fill="#c9452f" />
      <rect x="7" y="7" width="106" height="136" rx="7" fill="#1b1416" />
      <path d="M7 20 113 96v30L7 50zM7 80l88 63H53L7 110zM60 7h42l11 8v30z" fill="#fff" opacity=".035" />
      <circle cx="60" cy="72" r="50" fill="#ff6a3d" opacity=".16" />
      <circle cx="60" cy="72" r="36" fill="#ff8a4d" opacity=".16" />
      <path d="m7 30 12-23H7zm106 0-12-23h12zM7 120l12 23H7zm106 0-12 23h12z" fill="#c9452f" />
    </symbol>
    <symbol id="diamant-card-relic" viewBox="0 0 120 150">
      <rect width="120" height="150" rx="12" fill="#4d3609" />
      <rect x="2" y="2" width="116" height="146" rx="10.5" fill="url(#diamant-g-gold)" />
      <rect x="7" y="7" width="106" height="136" rx="7" fill="#123238" />
      <g fill="#e8c15a" opacity=".2">
        <path d="m60 70 10-63H50zM60 70 7 24v26zM60 70l53-46v26zM60 70 7 118v-26zM60 70l53 48v-26zM60 70l18 73H42z" />
      </g>
      <path
        d="M12 30V18a6 6 0 0 1 6-6h12M90 12h12a6 6 0 0 1 6 6v12M12 120v12a6 6 0 0 0 6 6h12M90 138h12a6 6 0 0 0 6-6v-12"
        fill="none"
        stroke="#e8c15a"
        stroke-width="2.5"
      />
    </symbol>
    <symbol id="diamant-card-back" viewBox="0 0 120 150">
      <rect width="120" height="150" rx="12" fill="#0c0f15" />
      <rect x="2" y="2" width="116" height="146" rx="10.5" fill="#8a6f42" />
      <rect x="7" y="7" width="106" height="136" rx="7" fill="#222b3a" />
      <path d="M60 22 100 75 60 128 20 75z" fill="none" stroke="#8a6f42" stroke-width="2" />
      <path d="M28 116V84c0-26 14-42 32-42s32 16 32 42v32c-8-5-12 3-20 0s-16-4-24 0-12-4-20 0z" fill="#3a465a" />
      <path d="M38 112V88c0-20 9-33 22-33s22 13 22 33v24c-10-4-34-4-44 0z" fill="#0b0e14" />
      <path d="M60 74c5 7 8 10 8 15a8 8 0 0 1-16 0c0-5 3-8 8-15z" fill="#ffb454" />
      <path d="M60 83c2 3 4 5 4 8a4 4 0 0 1-8 0c0-3 2-5 4-8z" fill="#fff0c4" />
    </symbol>
  </>
);
