// Gems: hue, cut and printed value all differ. Render `GemSymbols` once per screen, then `<use href="#emerald" />`.

export function GemSymbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <symbol id="crystal" viewBox="0 0 48 48">
        <path
          d="M24 2 33 12V36L24 46 15 36V12Z"
          fill="url(#g-crystal)"
          stroke="#3d5268"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M24 3 19.5 14V34L24 45 16 35.6V12.4Z" fill="#fff" opacity=".75" />
        <path d="M32 12.4V35.6L24 45 28.5 34V14Z" fill="#7d97b1" opacity=".5" />
        <text x="24" y="30" class="cut" fill="#1f3247">
          1
        </text>
      </symbol>
      <symbol id="opal" viewBox="0 0 48 48">
        <ellipse cx="24" cy="24" rx="20.5" ry="15.5" fill="url(#g-opal)" stroke="#7d5670" stroke-width="2" />
        <path d="M8 27c5 8 14 11 24 7 5-2 9-6 10-10 1 9-8 15-18 15-8 0-15-5-16-12Z" fill="#8fd3d8" opacity=".55" />
        <path
          class="sheen"
          d="M9 20c3-6 9-9 16-8.5"
          fill="none"
          stroke="#fff"
          stroke-width="3.5"
          stroke-linecap="round"
        />
        <circle cx="36" cy="18" r="2.2" fill="#ffb0a0" opacity=".9" />
        <circle cx="13" cy="29" r="2" fill="#b7e6a8" />
        <text x="24" y="30" class="cut" fill="#432338">
          3
        </text>
      </symbol>
      <symbol id="emerald" viewBox="0 0 48 48">
        <path
          d="M15 3H33L42 12V36L33 45H15L6 36V12Z"
          fill="#1c8a55"
          stroke="#05301c"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M15 4 18 13H30L33 4Z" fill="#8ff0be" />
        <path d="M7 12.4 15 4 18 13 14 17Z" fill="#5fd79b" />
        <path d="M7 12.4 14 17V31L7 35.6Z" fill="#2fb574" />
        <path d="M41 12.4 33 4 30 13 34 17Z" fill="#3cc384" />
        <path d="M41 35.6 33 44 30 35 34 31Z" fill="#0d5a36" />
        <path d="M15 44 18 35H30L33 44Z" fill="#117045" />
        <path d="M18 13H30L34 17V31L30 35H18L14 31V17Z" fill="#0c4a2d" />
        <path d="M18 13H30L14 29V17Z" fill="#fff" opacity=".1" />
        <text x="24" y="30.5" class="cut" fill="#d9ffe9">
          5
        </text>
      </symbol>
      <symbol id="beryl" viewBox="0 0 48 48">
        <path
          d="M24 2 43.5 13V35L24 46 4.5 35V13Z"
          fill="#a81832"
          stroke="#3d0310"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M24 3 43 13.5 34 18.5 24 12.5Z" fill="#ff6d83" />
        <path d="M24 3 5 13.5 14 18.5 24 12.5Z" fill="#ffb3bd" />
        <path d="M5 13.5 14 18.5V29.5L5 34.5Z" fill="#e64560" />
        <path d="M5 34.5 14 29.5 24 35.5V45Z" fill="#c22a45" />
        <path d="M43 34.5 34 29.5 24 35.5V45Z" fill="#6f0b1e" />
        <path d="M24 12.5 34 18.5V29.5L24 35.5 14 29.5V18.5Z" fill="#7a0d22" />
        <path d="M24 12.5 34 18.5 14 29.5V18.5Z" fill="#fff" opacity=".1" />
        <text x="24" y="30.5" class="cut" fill="#ffe3e6">
          7
        </text>
      </symbol>
      <symbol id="sun" viewBox="0 0 48 48">
        <path
          d="M24 1 29 10 37 4 37.5 13.5 47 14 41 22 47 30 37.5 31.5 37 42 28.5 37 24 47 19.5 37 11 42 10.5 31.5 1 30 7 22 1 14 10.5 13.5 11 4 19 10Z"
          fill="url(#g-celestite)"
          stroke="#123f66"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <circle cx="24" cy="23" r="10.5" fill="#e4f5ff" stroke="#2a6da6" stroke-width="1.5" />
        <text x="24" y="29" class="cut" fill="#0e3355">
          1
        </text>
      </symbol>
      <symbol id="moon" viewBox="0 0 48 48">
        <path
          d="M31 3A21.5 21.5 0 1 0 44 35 17.5 17.5 0 0 1 31 3Z"
          fill="url(#g-celestite)"
          stroke="#123f66"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M28 5A19.5 19.5 0 0 0 6 21C11 12 18 8 28 5Z" fill="#fff" opacity=".6" />
        <text x="17" y="32" class="cut" fill="#0e3355">
          1
        </text>
      </symbol>
      <symbol id="star" viewBox="0 0 48 48">
        <path
          d="M24 1.5 30.5 17 47 18.3 34.4 29 38.4 45.5 24 36.5 9.6 45.5 13.6 29 1 18.3 17.5 17Z"
          fill="url(#g-celestite)"
          stroke="#123f66"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M24 4 24 24 17.5 17ZM3 19 24 24 13.6 29ZM38 44 24 24 24 36Z" fill="#fff" opacity=".45" />
        <text x="24" y="32" class="cut" fill="#0e3355">
          1
        </text>
      </symbol>
      <symbol id="geode" viewBox="0 0 48 48">
        <path
          d="M13 6 27 3 39 9 45 22 42 36 31 45 15 44 5 34 3 19Z"
          fill="url(#g-stone)"
          stroke="#1f1d22"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M14 8 26 5 23 11 11 17Z" fill="#d2cec8" opacity=".6" />
        <path d="M36 40 41 34 43 24 38 30Z" fill="#2d2b30" opacity=".5" />
        <path d="M9 29C14 17 30 12 39 17 35 30 21 38 9 29Z" fill="#2a1246" stroke="#e9dcff" stroke-width="1.8" />
        <path d="M13 28 18 20 21 28 26 17 29 26 35 18 33 25 24 31Z" fill="#b884f5" />
        <path d="M18 20 19.5 28 16 28ZM26 17 27 26 23.5 26Z" fill="#f1e3ff" />
      </symbol>
      <symbol id="amethyst" viewBox="0 0 48 48">
        <path d="M24 46 4 20 12 5H36L44 20Z" fill="#7a3fc4" stroke="#23093f" stroke-width="2" stroke-linejoin="round" />
        <path d="M12 5.5 16 17H32L36 5.5Z" fill="#d9b8ff" />
        <path d="M5 20 12 5.5 16 17Z" fill="#b184ef" />
        <path d="M43 20 36 5.5 32 17Z" fill="#8f55d8" />
        <path d="M5 20 16 17 24 45Z" fill="#9a62e0" />
        <path d="M43 20 32 17 24 45Z" fill="#4f1f8c" />
        <path d="M16 17H32L24 45Z" fill="#6430a8" />
      </symbol>
    </svg>
  );
}
