// Tools, companions and bags of Sir Ocelot’s Cave.

export function ToolSymbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <symbol id="compass" viewBox="0 0 48 48">
        <circle cx="24" cy="26" r="15.5" fill="none" stroke="currentColor" stroke-width="4.5" />
        <circle cx="24" cy="6" r="3.5" fill="none" stroke="currentColor" stroke-width="3" />
        <path d="M32 17 27.5 29.5 16 35 20.5 22.5Z" fill="currentColor" />
        <circle cx="24" cy="26" r="2.4" fill="var(--tool-face,#f0e2c4)" />
      </symbol>
      <symbol id="lamp" viewBox="0 0 48 48">
        <path d="M15 14C15 1 33 1 33 14" fill="none" stroke="currentColor" stroke-width="3.5" />
        <path d="M13 13H35L33 19H15ZM12 38H36L38 45H10Z" fill="currentColor" />
        <path d="M15.5 19 12.5 38M32.5 19 35.5 38" stroke="currentColor" stroke-width="3.5" />
        <path
          d="M24 20C30 27 30 31 28.5 34 26.5 37.5 21.5 37.5 19.5 34 18 31 20 28 24 20Z"
          fill="var(--flame,#e07b00)"
          stroke="currentColor"
          stroke-width="1.5"
        />
      </symbol>
      <symbol id="pickaxe" viewBox="0 0 48 48">
        <path d="M30 15 9 43" stroke="currentColor" stroke-width="6" stroke-linecap="round" />
        <path
          d="M9 10C22 2 40 8 45 30 39 22 33 18 27.5 14.5 21 11 15 10 9 10Z"
          fill="currentColor"
          stroke="currentColor"
          stroke-width="3"
          stroke-linejoin="round"
        />
      </symbol>
      <symbol id="moth" viewBox="0 0 48 48">
        <path
          d="M23 19C15 5 4 6 2 11 1 19 8 26 16 26 9 28 7 35 11 40 16 43 22 36 23 28ZM25 19C33 5 44 6 46 11 47 19 40 26 32 26 39 28 41 35 37 40 32 43 26 36 25 28Z"
          fill="#f6dfae"
          stroke="#5a3814"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <circle cx="11" cy="15" r="4" fill="#c5702a" />
        <circle cx="37" cy="15" r="4" fill="#c5702a" />
        <circle cx="11" cy="15" r="1.6" fill="#3d220a" />
        <circle cx="37" cy="15" r="1.6" fill="#3d220a" />
        <circle cx="15" cy="34" r="2.4" fill="#c5702a" />
        <circle cx="33" cy="34" r="2.4" fill="#c5702a" />
        <path
          d="M21 12C19 6 16 4 13 3M27 12C29 6 32 4 35 3"
          fill="none"
          stroke="#f6dfae"
          stroke-width="2"
          stroke-linecap="round"
        />
        <ellipse cx="24" cy="26" rx="4.5" ry="14" fill="#7a4c1e" stroke="#3d220a" stroke-width="1.5" />
        <circle cx="24" cy="15" r="5.5" fill="#8d5a26" />
        <circle cx="22" cy="14.5" r="1.3" fill="#fff" />
        <circle cx="26" cy="14.5" r="1.3" fill="#fff" />
      </symbol>
      <symbol id="bat" viewBox="0 0 48 48">
        <path
          d="M24 19C20 12 10 9 1 13 5 17 5 22 4 28 9 26 12 28 14 33 17 30 20 32 24 39 28 32 31 30 34 33 36 28 39 26 44 28 43 22 43 17 47 13 38 9 28 12 24 19Z"
          fill="#7b86b8"
          stroke="#1c2140"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M14 33C14 25 9 18 1 13M34 33C34 25 39 18 47 13" fill="none" stroke="#4a5488" stroke-width="1.8" />
        <path
          d="M16.5 18 15.5 6 22 12H26L32.5 6 31.5 18C31 26 17 26 16.5 18Z"
          fill="#566099"
          stroke="#1c2140"
          stroke-width="1.8"
          stroke-linejoin="round"
        />
        <circle cx="20.5" cy="17" r="2.4" fill="#fff" />
        <circle cx="27.5" cy="17" r="2.4" fill="#fff" />
        <circle cx="20.8" cy="17.3" r="1.1" fill="#111" />
        <circle cx="27.2" cy="17.3" r="1.1" fill="#111" />
        <path d="M22 21.5 23 24 24 21.5 25 24 26 21.5" fill="#fff" />
      </symbol>
      <symbol id="bag" viewBox="0 0 48 48">
        <path
          d="M17 15C5 22 2 34 6 41 9 46 39 46 42 41 46 34 43 22 31 15Z"
          fill="var(--cloth,#3f78c9)"
          stroke="#0b0d14"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M17 15C8 23 7 34 10 43 4 42 4 35 6 30 8 24 12 19 17 15Z" fill="#fff" opacity=".22" />
        <path d="M31 15C39 23 41 33 37 44 44 43 44 34 42 29 40 23 36 18 31 15Z" fill="#000" opacity=".28" />
        <path
          d="M15 4C18 7 20 3 24 6 28 3 30 7 33 4 36 8 33 12 31 15H17C15 12 12 8 15 4Z"
          fill="var(--cloth,#3f78c9)"
          stroke="#0b0d14"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M15 14.5H33" stroke="#f5cf7a" stroke-width="3.5" stroke-linecap="round" />
        <path d="M31 15C35 17 36 20 35 23" fill="none" stroke="#f5cf7a" stroke-width="2" stroke-linecap="round" />
        <path
          d="M24 39 15.5 28 19 22H29L32.5 28Z"
          fill="#c9a0ff"
          stroke="#2a0f4a"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
        <path d="M15.5 28H32.5M20.5 28 24 39 27.5 28" fill="none" stroke="#2a0f4a" stroke-width="1.1" />
      </symbol>
    </svg>
  );
}
