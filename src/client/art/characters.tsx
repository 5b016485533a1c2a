// Sir Ocelot and Professor Penguin, 96 × 96: once as symbols, and alone where a screen has no symbols.

export function CharacterSymbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <symbol id="ocelot" viewBox="0 0 96 96">
        <Ocelot />
      </symbol>
      <symbol id="penguin" viewBox="0 0 96 96">
        <Penguin />
      </symbol>
    </svg>
  );
}

export function Ocelot() {
  return (
    <>
      <path d="M16 96C16 76 30 68 48 68S80 76 80 96Z" fill="#7a4a25" />
      <path d="M36 70 48 84 60 70 56 96H40Z" fill="#e9d6b0" />
      <path d="M34 72 48 82 62 72 58 90 48 83 38 90Z" fill="#c5402f" />
      <path
        d="M20 44 16 18 36 28ZM76 44 80 18 60 28Z"
        fill="#d99b4a"
        stroke="#4a2a0e"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path d="M22 36 20 25 29 30ZM74 36 76 25 67 30Z" fill="#5b3416" />
      <path
        d="M48 24C68 24 78 38 77 52 76 68 62 77 48 77S20 68 19 52C18 38 28 24 48 24Z"
        fill="#e8ae5b"
        stroke="#4a2a0e"
        stroke-width="2.5"
      />
      <path d="M48 56C57 50 68 56 66 64 64 72 56 75 48 75S32 72 30 64C28 56 39 50 48 56Z" fill="#fbeccd" />
      <g fill="#5b3416">
        <ellipse cx="25" cy="50" rx="2.2" ry="4" />
        <ellipse cx="71" cy="50" rx="2.2" ry="4" />
        <ellipse cx="26.5" cy="61" rx="2" ry="3" />
        <ellipse cx="69.5" cy="61" rx="2" ry="3" />
        <path d="M42 37 44 46 46 37ZM50 37 52 46 54 37Z" />
      </g>
      <ellipse cx="37" cy="51" rx="6" ry="6.5" fill="#fff7df" />
      <ellipse cx="59" cy="51" rx="6" ry="6.5" fill="#fff7df" />
      <ellipse cx="38" cy="51.5" rx="3" ry="4.8" fill="#2c3d1a" />
      <ellipse cx="58" cy="51.5" rx="3" ry="4.8" fill="#2c3d1a" />
      <circle cx="39" cy="49.5" r="1.3" fill="#fff" />
      <circle cx="59" cy="49.5" r="1.3" fill="#fff" />
      <circle cx="59" cy="51" r="9" fill="none" stroke="#f5cf7a" stroke-width="2.2" />
      <path d="M67 55C72 62 72 70 70 78" fill="none" stroke="#f5cf7a" stroke-width="1.4" />
      <path d="M43.5 58H52.5L48 63Z" fill="#7c2f2a" />
      <path
        d="M48 63V66M48 66C45 70 41 70 39 68M48 66C51 70 55 70 57 68"
        fill="none"
        stroke="#4a2a0e"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path
        d="M31 63 15 61M31 66 16 69M65 63 81 61M65 66 80 69"
        stroke="#fff6e2"
        stroke-width="1.3"
        stroke-linecap="round"
      />
      <path d="M28 30C28 12 36 6 48 6S68 12 68 30Z" fill="#c9a568" stroke="#4a2a0e" stroke-width="2.5" />
      <path d="M27.5 24H68.5V31H27.5Z" fill="#6d3c1c" />
      <path
        d="M12 33C24 25 72 25 84 33 72 38 24 38 12 33Z"
        fill="#dcba7d"
        stroke="#4a2a0e"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <circle cx="48" cy="20" r="6" fill="#fff1c0" stroke="#8a5b1d" stroke-width="2.5" />
    </>
  );
}

export function Penguin() {
  return (
    <>
      <path d="M10 96C10 74 24 64 48 64S86 74 86 96Z" fill="#263149" />
      <path d="M32 96C30 80 38 70 48 70S66 80 64 96Z" fill="#f4f1ea" />
      <path
        d="M48 18C69 18 78 34 77 52 76 70 64 80 48 80S20 70 19 52C18 34 27 18 48 18Z"
        fill="#2c3852"
        stroke="#0c1120"
        stroke-width="2.5"
      />
      <path d="M48 44C54 30 72 32 71 50 70 66 60 76 48 76S26 66 25 50C24 32 42 30 48 44Z" fill="#f8f4ea" />
      <path
        d="M38 58C42 54 54 54 58 58 56 66 52 69 48 69S40 66 38 58Z"
        fill="#f2a33c"
        stroke="#8a4a0c"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M39 60.5C44 62.5 52 62.5 57 60.5" fill="none" stroke="#8a4a0c" stroke-width="1.8" />
      <circle cx="36" cy="48" r="3.4" fill="#141a28" />
      <circle cx="60" cy="48" r="3.4" fill="#141a28" />
      <circle cx="37.2" cy="46.8" r="1.2" fill="#fff" />
      <circle cx="61.2" cy="46.8" r="1.2" fill="#fff" />
      <g fill="none" stroke="#c89a42" stroke-width="2.6">
        <circle cx="36" cy="48" r="9.5" />
        <circle cx="60" cy="48" r="9.5" />
        <path d="M45.5 47C47 45.5 49 45.5 50.5 47" />
      </g>
      <path
        d="M34 80 48 85 62 80V94L48 88 34 94Z"
        fill="#2f8f78"
        stroke="#0c3a30"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <circle cx="48" cy="86.5" r="3.5" fill="#57c2a6" />
      <path d="M24 27C30 16 66 16 72 27L70 33C60 26 36 26 26 33Z" fill="#3d2a5c" stroke="#150b26" stroke-width="2" />
      <path d="M48 3 88 17 48 30 8 17Z" fill="#563c80" stroke="#150b26" stroke-width="2.5" stroke-linejoin="round" />
      <path d="M48 16 79 21V35" fill="none" stroke="#f5cf7a" stroke-width="2.2" />
      <path d="M76 34H82L83 42H75Z" fill="#f5cf7a" />
    </>
  );
}
