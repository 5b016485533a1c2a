// Sir Ocelot’s Cave on the home page.

export function OcelotScene() {
  return (
    <svg class="art" viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H400V230H0Z" fill="url(#blue-cave)" />
      <g transform="translate(200 104)">
        <g transform="rotate(45)" fill="#0c1424" stroke="#7a96bd" stroke-opacity=".5">
          <path d="M-62-62H62V62H-62Z" stroke-width="10" stroke-linejoin="round" />
        </g>
      </g>
      <use href="#emerald" x="182" y="36" width="36" height="36" />
      <use href="#sun" x="150" y="68" width="36" height="36" />
      <use href="#opal" x="182" y="68" width="36" height="36" />
      <use href="#crystal" x="214" y="68" width="36" height="36" />
      <use href="#geode" x="150" y="102" width="36" height="36" />
      <use href="#beryl" x="181" y="101" width="38" height="38" />
      <use href="#moon" x="214" y="102" width="36" height="36" />
      <use href="#star" x="182" y="136" width="36" height="36" />
      <use href="#stalactites" width="400" height="62" style={{ color: '#0a101d' }} />
      <use href="#moth" x="110" y="38" width="46" height="46" />
      <use href="#bat" x="252" y="30" width="50" height="50" />
      <circle cx="84" cy="150" r="110" fill="url(#g-glow)" opacity=".7" />
      <use href="#stalagmites" y="176" width="400" height="56" style={{ color: '#0a101d' }} />
      <use href="#ocelot" x="24" y="88" width="146" height="146" />
      <use href="#penguin" x="234" y="90" width="144" height="144" />
    </svg>
  );
}
