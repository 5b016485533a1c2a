// The mouth of the cave, seen from inside, and the name cut in stone.

export function CaveMouth() {
  return (
    <svg class="cave" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M0 0H1280V800H0Z" style={{ fill: 'var(--near)' }} />
      <path d="M180 420C170 190 330 20 640 20S1110 190 1100 420Z" fill="url(#sky)" />
      <g fill="#fff" style={{ opacity: 'var(--stars)' }}>
        <circle cx="380" cy="120" r="1.5" />
        <circle cx="430" cy="70" r="1" />
        <circle cx="520" cy="52" r="1.6" />
        <circle cx="790" cy="60" r="1.2" />
        <circle cx="860" cy="110" r="1.7" />
        <circle cx="935" cy="150" r="1" />
        <circle cx="330" cy="190" r="1.2" />
        <circle cx="985" cy="215" r="1.5" />
        <circle cx="465" cy="160" r="1" />
        <circle cx="700" cy="42" r="1" />
      </g>
      <circle cx="374" cy="150" r="24" fill="#fff6d0" style={{ opacity: 'calc(1 - var(--stars))' }} />
      <path
        transform="translate(-535 40)"
        style={{ opacity: 'var(--stars)' }}
        d="M895 84A26 26 0 1 0 925 118 22 22 0 0 1 895 84Z"
        fill="#fff3d0"
      />
      <path
        d="M180 330C300 250 380 300 470 270 560 230 640 290 760 262 880 230 980 300 1100 280V440H180Z"
        style={{ fill: 'var(--hill)' }}
      />
      <path
        d="M0 0H1280V460H1120L1096 400 1102 330 1068 270 1060 200 1012 160 986 112 940 96 920 60 870 62 846 30 800 44 780 20 740 34 716 14 690 40 672 12 600 18 582 48 566 16 520 30 496 24 474 72 452 38 404 60 380 92 330 100 306 150 262 176 244 232 200 270 196 330 170 390 160 460H0Z"
        style={{ fill: 'var(--far)', stroke: 'var(--edge)', strokeWidth: '2.5' }}
      />
      <path
        d="M0 0H1280V520H1190L1150 430 1160 350 1120 290 1130 210 1070 150 1040 90 990 70 960 20 910 24 890 0H400L376 22 330 26 300 70 240 90 214 150 160 200 150 290 110 340 120 430 90 520H0Z"
        style={{ fill: 'var(--mid)', stroke: 'var(--edge)', strokeWidth: '1.5', strokeOpacity: '.6' }}
      />
      <path
        d="M0 0H240L220 40 176 50 150 110 96 140 90 230 50 290 60 400 20 480 0 520ZM1280 0H1040L1062 44 1108 52 1130 112 1186 144 1192 236 1234 296 1222 404 1262 484 1280 520Z"
        style={{ fill: 'var(--near)' }}
      />
      <path d="M0 800V420C200 390 300 372 640 372S1080 390 1280 420V800Z" style={{ fill: 'var(--near)' }} />
      <path
        d="M0 420C200 390 300 372 640 372S1080 390 1280 420"
        fill="none"
        style={{ stroke: 'var(--edge)', strokeWidth: '2', strokeOpacity: '.7' }}
      />
      <ellipse cx="757" cy="150" rx="420" ry="300" fill="url(#g-glow)" opacity=".75" />
      <use href="#cluster" x="20" y="700" width="120" height="100" />
      <use
        href="#cluster"
        x="1150"
        y="690"
        width="130"
        height="110"
        style={{ '--gem-a': '#2f6f9f', '--gem-b': '#58a7d8' }}
      />
    </svg>
  );
}

/** The last letter is drawn as a lantern. */
export function Title() {
  return (
    <svg viewBox="-4 -20 444 112" role="img" aria-label="Grotto">
      <g fill="none" stroke-width="15" stroke-linejoin="miter">
        <g style={{ stroke: 'var(--title-side)' }} transform="translate(0 6)">
          <use href="#letters" />
        </g>
        <g stroke="url(#title-face)">
          <use href="#letters" />
        </g>
      </g>
      <circle cx="400" cy="44" r="92" fill="url(#g-glow)" />
      <path d="M400-300V-10" stroke="#8a6a3a" stroke-width="3" stroke-dasharray="7 3" />
      <path d="M382 6C382-18 418-18 418 6" fill="none" stroke="url(#g-brass)" stroke-width="5" />
      <path d="M390 2H410L430 22V62L410 82H390L370 62V22Z" fill="#2b1a08" stroke="url(#g-brass)" stroke-width="13" />
      <circle cx="400" cy="44" r="24" fill="url(#g-flame)" />
      <path d="M400 18C412 34 412 46 409 55 406 64 394 64 391 55 388 46 393 34 400 18Z" fill="#ffb23e" />
      <path d="M400 36C405 45 405 51 403 56 401 60 399 60 397 56 395 51 396 45 400 36Z" fill="#fff4cc" />
    </svg>
  );
}
