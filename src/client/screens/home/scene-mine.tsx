// Out of Mine! on the home page.

export function MineScene() {
  return (
    <svg class="art" viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H400V230H0Z" fill="url(#mine)" />
      <path d="M40 230V34M360 230V34" stroke="#5a3a1c" stroke-width="22" />
      <path d="M12 34H388" stroke="#7a5129" stroke-width="24" />
      <path d="M12 27H388M35 60V226M355 60V226" stroke="#a37643" stroke-width="3" opacity=".6" />
      <path d="M52 78 88 44M348 78 312 44" stroke="#6b4622" stroke-width="14" />
      <circle cx="200" cy="116" r="130" fill="url(#g-glow)" opacity=".5" />
      <g transform="translate(116 62)" stroke-linejoin="round">
        <path d="M0 28H28V0H140V28H168V112H140V140H56V112H0Z" fill="#120d0a" stroke="#120d0a" stroke-width="10" />
        <g stroke="#0009" stroke-width="2.5">
          <path d="M28 0H112V28H56V56H28Z" fill="var(--tile-red)" />
          <path d="M112 0H140V56H84V28H112Z" fill="var(--tile-green)" />
          <path d="M0 28H28V112H0Z" fill="var(--tile-green)" />
          <path d="M28 56H84V84H28Z" fill="var(--tile-blue)" />
          <path d="M140 28H168V112H112V84H140Z" fill="var(--tile-red)" />
          <path d="M28 84H112V140H56V112H28Z" fill="var(--tile-white)" />
        </g>
        <path
          d="M56 28H84V56H56ZM84 56H140V84H84ZM112 112H140V140H112Z"
          fill="#2b2019"
          stroke="#8a6a3a"
          stroke-dasharray="5 4"
          stroke-width="1.5"
        />
        <g fill="#fff" opacity=".5">
          <path d="M32 4 46 4 32 18ZM116 4 130 4 116 18ZM4 32 18 32 4 46ZM32 60 46 60 32 74ZM144 32 158 32 144 46Z" />
        </g>
        <g font-family="system-ui, sans-serif" font-weight="800" font-size="15" text-anchor="middle">
          <text x="70" y="20" fill="#fff">
            R
          </text>
          <text x="126" y="48" fill="#fff">
            G
          </text>
          <text x="14" y="76" fill="#fff">
            G
          </text>
          <text x="64" y="76" fill="#fff">
            B
          </text>
          <text x="154" y="76" fill="#fff">
            R
          </text>
          <text x="84" y="118" fill="#4a4438">
            W
          </text>
        </g>
      </g>
      <g transform="translate(292 78) rotate(14)" stroke="#000a" stroke-width="2.5">
        <path d="M0 0H56V28H0Z" fill="var(--tile-blue)" />
        <path d="M4 4H20L4 20Z" fill="#fff" opacity=".5" stroke="none" />
      </g>
      <use href="#dwarf" x="16" y="104" width="120" height="133" />
      <use
        href="#dwarf"
        x="272"
        y="112"
        width="112"
        height="125"
        style={{ '--beard': '#e8dfcf', '--coat': '#7c3f3a', '--helm': '#b58a3c' }}
      />
      <path d="M0 222C100 212 300 212 400 222V230H0Z" fill="#120d0a" />
    </svg>
  );
}
