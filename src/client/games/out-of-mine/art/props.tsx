// What stands about in a mine: timber, pickaxe, lantern, shards, and the brass corner of the treasure card.

export function PropSymbols() {
  return (
    <>
      <symbol id="mine-timber-prop" viewBox="0 0 120 26">
        <path fill="url(#mine-timber)" d="M6 2h108l6 5v12l-6 5H6l-6-5V7z" />
        <path
          fill="none"
          stroke="#2c1a0a"
          stroke-opacity=".6"
          stroke-width="1.4"
          d="M12 9c30 3 50-2 96 0M12 17c26-3 60 2 96-1"
        />
        <path fill="#d3a268" fill-opacity=".8" d="M0 7l6-5v22l-6-5zM120 7l-6-5v22l6-5z" />
        <path stroke="#ffd9a0" stroke-opacity=".5" stroke-width="1.6" d="M8 3h104" />
        <path fill="#39424f" d="M26 0h9v26h-9zM85 0h9v26h-9z" />
        <path fill="#8fa0b5" d="M28 4h5v3h-5zM28 19h5v3h-5zM87 4h5v3h-5zM87 19h5v3h-5z" />
      </symbol>
      <symbol id="mine-pickaxe" viewBox="0 0 100 100">
        <path fill="#2a1808" d="M21 93 14 86 62 30l9 8z" />
        <path fill="#a8733f" d="M19 90l-3-3 47-55 5 4z" />
        <path stroke="#e0b27a" stroke-width="1.6" d="M19 86l43-51" />
        <path fill="#20262f" d="M34 17c20-9 41 0 51 15 8 11 10 25 6 38-5-15-13-26-24-34-10-8-21-11-33-12z" />
        <path fill="url(#mine-steel)" d="M39 18c18-5 34 3 43 16 6 9 9 19 7 28-5-12-12-21-21-28-9-6-18-11-29-16z" />
        <path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.5" d="M44 18c15-1 28 6 36 18" />
        <path fill="#39424f" d="M58 26l16 14-6 8-17-14z" />
      </symbol>
      <symbol id="mine-lantern" viewBox="0 0 100 150">
        <path fill="none" stroke="#39424f" stroke-width="4" d="M50 0v22M34 44c0-30 32-30 32 0" />
        <path fill="url(#mine-brass)" d="M28 44h44l6 12H22z" />
        <path fill="#3b2406" d="M26 56h48l4 64H22z" />
        <path fill="#ffce7a" d="M29 58h42l3 60H26z" />
        <path fill="#fff3cf" d="M38 58h24l2 60H36z" />
        <path fill="#ff8d1f" d="M50 66c12 16 14 26 9 36a10 10 0 0 1-18 0c-4-9 4-14 9-36z" />
        <path fill="#fff6d8" d="M50 82c6 9 7 15 4 21a5 5 0 0 1-8 0c-2-5 2-9 4-21z" />
        <path fill="none" stroke="#5d3d12" stroke-width="3.4" d="M37 57v62M63 57v62M25 88h50" />
        <path fill="url(#mine-brass)" d="M18 118h64l4 14H14z" />
        <path stroke="#fff1c9" stroke-opacity=".7" stroke-width="2" d="M30 47h38M22 121h56" />
      </symbol>
      <symbol id="mine-card-corner" viewBox="0 0 60 60">
        <path
          fill="none"
          stroke="url(#mine-brass)"
          stroke-width="3.4"
          stroke-linecap="round"
          d="M58 7H26C14 7 7 14 7 26v32M58 14H34c-12 0-20 8-20 20v24M30 30c0-8 12-8 12 0s-12 10-18 2"
        />
        <path fill="#5d3d12" d="M17 3l14 14-14 14L3 17z" />
        <path fill="var(--lamp)" d="M17 6l11 11-11 11L6 17z" />
        <path fill="#fff" fill-opacity=".65" d="M17 6v11H6z" />
        <path fill="#000" fill-opacity=".3" d="M17 28V17h11z" />
      </symbol>
      <symbol id="mine-cluster" viewBox="0 0 100 100">
        <ellipse cx="50" cy="90" rx="48" ry="10" fill="#000" fill-opacity=".45" />
        <g stroke="#0b0e14" stroke-width="3" stroke-linejoin="round" fill="var(--c)">
          <path d="M26 92 8 58l4-18 14 12 14 40zM62 92l10-44 14-14 4 20-14 38zM34 92 36 30 50 6l14 24 2 62z" />
        </g>
        <path fill="#fff" fill-opacity=".5" d="M38 31 50 8v84H36zM10 58l3-15 11 49h2zM74 49l10-12-14 55h-6z" />
        <path fill="#000" fill-opacity=".34" d="M50 8l12 23 2 61H50zM13 43l12 11 13 38H24zM85 37l3 17-13 38h-5z" />
        <path fill="#fff" fill-opacity=".5" d="M37 31h26L50 38z" />
        <path
          fill="var(--stone)"
          stroke="#0b0e14"
          stroke-width="2.5"
          stroke-linejoin="round"
          d="M4 96l8-14 14 2 10-6 12 8 14-8 12 6 12-2 10 14z"
        />
        <path fill="var(--stone-lit)" d="M8 93l5-9 12 2 4 7zM37 80l9 6-4 7H32zM62 80l10 5 2 8H58z" />
      </symbol>
      <symbol id="mine-glint" viewBox="-10 -10 20 20">
        <path fill="#fff" d="M0-10 1.8-1.8 10 0 1.8 1.8 0 10-1.8 1.8-10 0l8.2-1.8z" />
      </symbol>
    </>
  );
}
