// Diamant on the home page.

export function DiamantScene() {
  return (
    <svg class="art" viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H400V230H0Z" fill="url(#red-cave)" />
      <path
        d="M60 230C50 90 110 22 200 22S350 90 340 230Z"
        fill="#2a111f"
        stroke="#a5674a"
        stroke-opacity=".6"
        stroke-width="3"
      />
      <path
        d="M104 230C98 120 136 62 200 62S302 120 296 230Z"
        fill="#1c0b16"
        stroke="#a5674a"
        stroke-opacity=".45"
        stroke-width="2.5"
      />
      <path
        d="M146 200C144 140 164 104 200 104S256 140 254 200Z"
        fill="#0e050c"
        stroke="#a5674a"
        stroke-opacity=".35"
        stroke-width="2"
      />
      <path d="M120 230 178 160H222L280 230Z" fill="#5a3a2c" />
      <path d="M178 160H222L232 172H168Z" fill="#3d2620" />
      <g fill="#ffd23e">
        <ellipse cx="188" cy="132" rx="5" ry="7" />
        <ellipse cx="212" cy="132" rx="5" ry="7" />
      </g>
      <path d="M188 127V137M212 127V137" stroke="#200" stroke-width="2.5" />
      <path d="M198 148 200 154 202 148M200 154V160" stroke="#ff5a5a" stroke-width="2" />
      <use href="#stalactites" width="400" height="58" style={{ color: '#14080f' }} />
      <use href="#ruby" x="186" y="172" width="26" height="26" />
      <use href="#diamond" x="212" y="188" width="26" height="26" />
      <use href="#ruby" x="164" y="194" width="28" height="28" />
      <use href="#ruby" x="196" y="204" width="24" height="24" />
      <circle cx="120" cy="110" r="100" fill="url(#g-glow)" />
      <circle cx="338" cy="176" r="50" fill="#6d625c" stroke="#2a2320" stroke-width="3" />
      <path
        d="M304 150C316 132 340 128 356 138M320 190 342 176 352 196M344 160 360 168"
        fill="none"
        stroke="#a39a92"
        stroke-width="3"
        stroke-linecap="round"
      />
      <use href="#explorer" x="18" y="92" width="98" height="146" style={{ '--coat': '#2f8f78', '--hat': '#e8c15a' }} />
      <use
        href="#explorer"
        x="84"
        y="112"
        width="84"
        height="126"
        style={{ '--coat': '#c2542f', '--hat': '#7c4ac0' }}
      />
      <path d="M120 132 116 176" stroke="#6b4423" stroke-width="6" stroke-linecap="round" />
      <circle cx="121" cy="120" r="26" fill="url(#g-flame)" />
      <path d="M121 98C130 112 129 122 126 128 123 132 119 132 116 128 113 121 116 110 121 98Z" fill="#ffcf6b" />
      <use
        href="#explorer"
        x="238"
        y="128"
        width="72"
        height="108"
        style={{ '--coat': '#3f78c9', '--hat': '#d9534a' }}
      />
    </svg>
  );
}
