// An elf in its burrow; the property c colours its hat.

export function ElfSymbol() {
  return (
    <symbol id="mine-elf" viewBox="0 0 100 100">
      <ellipse cx="50" cy="58" rx="43" ry="38" fill="var(--hole)" />
      <path fill="none" stroke="var(--rim)" stroke-width="3" stroke-opacity=".9" d="M9 47C18 20 80 12 92 52" />
      <path fill="#d99a6c" d="M28 58 6 46c2 14 10 23 24 24zM72 58l22-12c-2 14-10 23-24 24z" />
      <path fill="#b8744a" d="M25 60 13 53c2 7 7 11 13 12zM75 60l12-7c-2 7-7 11-13 12z" />
      <path fill="#f3c296" d="M26 54c0-12 48-12 48 0 2 22-9 36-24 36S24 76 26 54z" />
      <path fill="#e2a273" d="M50 90c15 0 26-14 24-36 0-3-3-5-7-6 4 20-3 36-17 42z" fill-opacity=".7" />
      <path
        fill="#11151d"
        fill-opacity=".85"
        d="M18 55C18 33 32 10 66 3c-4 7-4 12-2 17 8 8 16 20 18 35-16-9-48-9-64 0z"
      />
      <path fill="var(--c)" d="M22 51c1-17 15-38 38-44-2 6-2 10 0 15 8 7 15 17 18 29-16-7-40-7-56 0z" />
      <path fill="#fff" fill-opacity=".3" d="M28 45c3-14 13-29 27-35-1 3-1 5-1 7-10 6-17 16-19 26z" />
      <path fill="#000" fill-opacity=".2" d="M60 22c8 7 15 17 18 29-5-2-10-3-15-4 1-9 0-17-3-25z" />
      <circle cx="64" cy="6" r="5.4" fill="#fff3cf" />
      <ellipse cx="40" cy="64" rx="7" ry="8" fill="#fff" />
      <ellipse cx="60" cy="64" rx="7" ry="8" fill="#fff" />
      <circle cx="41" cy="66" r="4" fill="#1b1420" />
      <circle cx="61" cy="66" r="4" fill="#1b1420" />
      <circle cx="39.6" cy="64" r="1.5" fill="#fff" />
      <circle cx="59.6" cy="64" r="1.5" fill="#fff" />
      <path fill="#e08a63" d="M46 72c2-4 6-4 8 0 0 4-8 4-8 0z" />
      <path fill="none" stroke="#7a3d22" stroke-width="2.6" stroke-linecap="round" d="M41 79c5 5 13 5 18 0" />
      <path
        fill="#f3c296"
        stroke="#b8744a"
        stroke-width="1.5"
        d="M16 88c0-8 5-8 6-2 1-8 7-7 7 0 2-7 7-6 7 1v7H16zM64 87c0-7 5-8 7-1 0-7 6-8 7 0 1-6 6-6 6 2v6H64z"
      />
    </symbol>
  );
}
