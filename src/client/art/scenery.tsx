// Light, brass and rock that several screens share. The gradients here are used by the other symbols too.

export function ScenerySymbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <defs>
        <linearGradient id="g-crystal" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff" />
          <stop offset=".55" stop-color="#dfe9f2" />
          <stop offset="1" stop-color="#93a9bf" />
        </linearGradient>
        <radialGradient id="g-opal" cx=".36" cy=".3" r=".85">
          <stop offset="0" stop-color="#fffdf8" />
          <stop offset=".4" stop-color="#f8e3ee" />
          <stop offset=".7" stop-color="#cfe0f0" />
          <stop offset="1" stop-color="#d9b3cf" />
        </radialGradient>
        <linearGradient id="g-celestite" x1="0" y1="0" x2=".7" y2="1">
          <stop offset="0" stop-color="#d8f0ff" />
          <stop offset=".5" stop-color="#86c6f4" />
          <stop offset="1" stop-color="#3f8ccb" />
        </linearGradient>
        <radialGradient id="g-stone" cx=".35" cy=".28" r=".9">
          <stop offset="0" stop-color="#a9a5a0" />
          <stop offset=".6" stop-color="#74706e" />
          <stop offset="1" stop-color="#474549" />
        </radialGradient>
        <radialGradient id="g-flame">
          <stop offset="0" stop-color="#fff6d8" />
          <stop offset=".45" stop-color="#ffc864" />
          <stop offset="1" stop-color="#ff9a2e" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="g-glow">
          <stop offset="0" stop-color="#ffb454" stop-opacity=".75" />
          <stop offset=".4" stop-color="#ffb454" stop-opacity=".24" />
          <stop offset="1" stop-color="#ffb454" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="g-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f7d795" />
          <stop offset=".5" stop-color="#bd8536" />
          <stop offset="1" stop-color="#704614" />
        </linearGradient>
      </defs>
      <symbol id="lantern" viewBox="0 0 80 150">
        <circle cx="40" cy="96" r="40" fill="url(#g-glow)" />
        <path d="M40 0V48" stroke="#8a6a3a" stroke-width="3" stroke-dasharray="6 3" />
        <path d="M22 66C22 42 58 42 58 66" fill="none" stroke="url(#g-brass)" stroke-width="4" />
        <path d="M26 56H54L61 70H19Z" fill="url(#g-brass)" stroke="#3a230a" stroke-width="2" stroke-linejoin="round" />
        <path d="M21 70H59L63 116H17Z" fill="#ffcf78" opacity=".35" />
        <circle cx="40" cy="96" r="24" fill="url(#g-flame)" />
        <path d="M40 74C50 86 51 96 48 103 45 110 35 110 32 103 29 96 33 88 40 74Z" fill="#ffb23e" />
        <path d="M40 88C45 95 45 101 43 105 41 108 39 108 37 105 35 101 36 96 40 88Z" fill="#fff4cc" />
        <path d="M21 70 17 116M59 70 63 116M40 70V74M33 70 31 116M47 70 49 116" stroke="#5a3a14" stroke-width="2.5" />
        <path
          d="M14 116H66L70 130H10Z"
          fill="url(#g-brass)"
          stroke="#3a230a"
          stroke-width="2"
          stroke-linejoin="round"
        />
      </symbol>
      <symbol id="stalactites" viewBox="0 0 400 120" preserveAspectRatio="none">
        <path
          d="M0 0H400V22L386 30 378 74 368 34 350 40 340 58 332 36 300 26 288 44 282 104 270 40 246 24 232 46 226 30 196 22 184 66 176 28 150 30 140 50 134 92 122 40 100 28 88 56 82 34 58 40 44 112 32 44 14 34 0 60Z"
          fill="currentColor"
        />
      </symbol>
      <symbol id="stalagmites" viewBox="0 0 400 120" preserveAspectRatio="none">
        <path
          d="M0 120H400V84L384 78 374 34 362 80 336 92 322 66 312 94 270 100 258 60 250 98 214 104 190 100 180 76 172 100 128 98 116 44 104 92 80 96 66 70 58 94 34 84 22 18 10 76 0 80Z"
          fill="currentColor"
        />
      </symbol>
      <symbol id="cluster" viewBox="0 0 80 60">
        <path d="M8 58 4 38 12 28 20 40 22 58Z" fill="var(--gem-a,#7a4fc0)" />
        <path d="M12 28 20 40 22 58 14 58Z" fill="#000" opacity=".3" />
        <path d="M24 58 22 18 34 2 44 18 44 58Z" fill="var(--gem-b,#a06be0)" />
        <path d="M34 2 44 18 44 58H34Z" fill="#000" opacity=".28" />
        <path d="M24 20 34 2 32 58H25Z" fill="#fff" opacity=".2" />
        <path d="M44 58 50 28 62 18 68 34 62 58Z" fill="var(--gem-a,#7a4fc0)" />
        <path d="M62 18 68 34 62 58H55Z" fill="#000" opacity=".3" />
        <path d="M62 58 70 44 78 46 76 58Z" fill="var(--gem-b,#a06be0)" />
      </symbol>
    </svg>
  );
}
