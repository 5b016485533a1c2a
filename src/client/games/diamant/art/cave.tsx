// The cave twice, landscape and portrait: camp and night sky at its mouth, the trodden path, the tunnel that leads on.

export const CaveLight = () => (
  <defs>
    <linearGradient id="diamant-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--sky-0)" />
      <stop offset=".6" stop-color="var(--sky-1)" />
      <stop offset="1" stop-color="var(--sky-2)" />
    </linearGradient>
    <linearGradient id="diamant-wall" x1="0" y1="0" x2="1" y2=".5">
      <stop offset="0" stop-color="var(--wall-3)" />
      <stop offset=".5" stop-color="var(--wall-2)" />
      <stop offset="1" stop-color="var(--wall-0)" />
    </linearGradient>
    <linearGradient id="diamant-floor" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--floor-1)" />
      <stop offset=".55" stop-color="var(--floor-2)" />
      <stop offset="1" stop-color="var(--floor-0)" />
    </linearGradient>
    <radialGradient id="diamant-halo">
      <stop offset=".3" stop-color="var(--orb)" stop-opacity=".5" />
      <stop offset="1" stop-color="var(--orb)" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="diamant-warm">
      <stop offset="0" stop-color="var(--torchlight)" stop-opacity=".55" />
      <stop offset="1" stop-color="var(--torchlight)" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="diamant-deep">
      <stop offset="0" stop-color="var(--shade)" />
      <stop offset=".6" stop-color="var(--shade)" stop-opacity=".75" />
      <stop offset="1" stop-color="var(--shade)" stop-opacity="0" />
    </radialGradient>
  </defs>
);

export const WideCave = () => (
  <svg class="cave wide" viewBox="0 0 960 744" preserveAspectRatio="none" aria-hidden="true">
    <rect width="300" height="300" fill="url(#diamant-sky)" />
    <circle cx="66" cy="116" r="17" fill="var(--orb)" />
    <circle cx="66" cy="116" r="52" fill="url(#diamant-halo)" />
    <g class="stars" fill="var(--orb)">
      <circle cx="196" cy="98" r="1.6" />
      <circle cx="110" cy="84" r="1.3" />
      <circle cx="146" cy="112" r="1.6" />
      <circle cx="120" cy="140" r="1.1" />
      <circle cx="20" cy="150" r="1.3" />
      <circle cx="236" cy="142" r="1.4" />
    </g>
    <path d="M0 226 44 176l38 30 50-52 46 54 34-24 60 60v60H0z" fill="var(--hill)" />
    <path d="M0 248q70-16 140-6t140-2v60H0z" fill="var(--camp-ground)" />

    <path
      fill-rule="evenodd"
      fill="url(#diamant-wall)"
      d="M0 0h960v420H0zM-10 300V124c24-34 46-52 84-56 28-12 66-10 96 4 40 4 70 40 84 76 14 22 16 50 24 72 10 26 8 60 2 80z"
    />
    <path
      d="M-10 124c24-34 46-52 84-56 28-12 66-10 96 4 40 4 70 40 84 76 14 22 16 50 24 72 8 20 8 44 5 62"
      fill="none"
      stroke="var(--wall-lit)"
      stroke-width="4"
    />
    <path
      d="M170 72c50-6 96 20 118 70 18 22 22 60 32 84 6 18 6 34 4 52l-44 4c5-18 5-42-3-62-8-22-10-50-24-72-14-36-43-72-83-76z"
      fill="var(--wall-1)"
    />

    <path d="M296 130c40-30 84-16 120-34s90-30 140-12 110-8 160 12 130-10 244 20v250H320z" fill="var(--wall-2)" />
    <path
      d="M296 130c40-30 84-16 120-34s90-30 140-12 110-8 160 12 130-10 244 20"
      fill="none"
      stroke="var(--wall-lit)"
      stroke-width="2"
      opacity=".35"
    />
    <path
      d="M318 216l34-40 30 8 40-34 52 22 44-16 40 30 56-22 40 34 66-10 40 40 60-6 140 30v120H322z"
      fill="var(--wall-1)"
    />
    <path
      d="M318 216l34-40 30 8 40-34 52 22 44-16 40 30 56-22 40 34 66-10"
      fill="none"
      stroke="var(--wall-lit)"
      stroke-width="2.5"
      opacity=".5"
    />
    <path
      d="M422 150l-14 44 20 30M558 186l-10 34M614 164l16 50-10 36M474 172l10 30"
      fill="none"
      stroke="var(--wall-0)"
      stroke-width="2.5"
      opacity=".7"
    />
    <ellipse cx="716" cy="300" rx="230" ry="170" fill="url(#diamant-warm)" />

    <path d="M786 400c-16-70-6-130 24-170 22-34 60-54 96-50 30-6 54 2 74 20v220z" fill="var(--wall-2)" />
    <path
      d="M786 400c-16-70-6-130 24-170 22-34 60-54 96-50 30-6 54 2 74 20"
      fill="none"
      stroke="var(--wall-lit)"
      stroke-width="4"
    />
    <path d="M816 400c-10-60-2-108 22-140 20-28 44-40 72-38 26-4 48 4 70 20v170z" fill="var(--shade)" />
    <ellipse cx="920" cy="330" rx="130" ry="150" fill="url(#diamant-deep)" />

    <path
      d="M0 292c60-14 120-20 180-14s70-24 140-24 130-6 200-2 120 40 200 54 160 40 240 50v392H0z"
      fill="url(#diamant-floor)"
    />
    <path
      d="M0 292c60-14 120-20 180-14s70-24 140-24 130-6 200-2 120 40 200 54 160 40 240 50"
      fill="none"
      stroke="var(--wall-lit)"
      stroke-width="2"
      opacity=".35"
    />
    <path
      fill="var(--track)"
      opacity=".4"
      d="M234 283 245 279 260 274 278 268 296 262 314 257 329 253 343 250 356 247 368 245 380 244 392 243 403 244 416 245 429 246 441 249 453 252 463 255 473 260 484 267 496 275 506 283 513 290 512 292 512 283 515 279 507 285 490 292 469 301 446 311 425 323 405 335 382 349 357 365 333 382 312 406 306 447 331 477 358 494 389 507 423 518 458 528 493 536 530 542 570 547 612 551 655 552 697 550 737 544 775 532 809 514 836 494 859 475 879 458 897 446 916 436 937 428 958 420 978 414 995 410 1007 406 993 351 980 353 963 356 941 359 917 364 891 369 863 377 834 386 806 398 779 410 753 420 730 428 707 434 679 439 645 443 609 446 572 448 538 449 507 447 478 444 449 438 421 431 400 423 389 417 394 423 392 439 394 433 408 420 428 405 449 390 467 376 482 365 500 356 520 346 541 336 560 323 578 302 577 273 563 255 547 242 531 231 514 222 499 215 484 209 468 205 452 202 436 200 420 199 405 198 389 198 374 200 360 202 345 204 330 208 315 212 297 218 279 225 260 233 243 241 229 247 218 252z"
    />
    <g fill="var(--floor-0)" opacity=".45">
      <ellipse cx="150" cy="430" rx="80" ry="11" />
      <ellipse cx="640" cy="372" rx="46" ry="7" />
      <ellipse cx="236" cy="352" rx="40" ry="7" />
      <ellipse cx="600" cy="596" rx="60" ry="8" />
      <ellipse cx="186" cy="520" rx="70" ry="9" />
    </g>

    <path
      d="M262 0h698v70l-16 60-18-70-24 30-16 96-22-110-26 20-14-30-20 74-22-86-30 14-14 44-18-60-30-6-12 30-16-36-40 8-18 52-18-62-36-4-14 22-16-34-40 2-12 20-30-10-14 26-18-44z"
      fill="var(--wall-0)"
    />
    <path
      d="M944 130l-18-70 8-2zM886 186l-22-110 8-2zM788 138l-22-86 8-2zM708 110l-18-60 8-2zM558 110l-18-62 8-2z"
      fill="var(--wall-lit)"
      opacity=".5"
    />
    <path
      d="M598 306l14-58 18 60zM622 310l10-34 14 36zM22 446 48 334l32 114zM72 450l18-62 22 64zM-8 450l14-70 20 72z"
      fill="var(--wall-3)"
    />
    <path
      d="M612 248l18 60-14-2zM632 276l14 36h-10zM48 334l32 114-24-2zM90 388l22 64-16-2z"
      fill="var(--wall-0)"
      opacity=".7"
    />
    <path d="M170 420l12-46 14 46z" fill="#7b4cc0" />
    <path d="M186 422l18-66 16 68z" fill="#a06be0" />
    <path d="M204 356l16 68h-12z" fill="#6a3fae" />
    <path d="M214 424l16-36 10 38z" fill="#8656cf" />
    <path d="M204 356l-10 44 6 20z" fill="#d3b4ff" opacity=".7" />
    <circle cx="270" cy="320" r="90" fill="url(#diamant-warm)" />
    <use href="#diamant-torch" x="256" y="304" width="28" height="56" />

    <path
      d="M0 744V560l24-40 26 44 22-22 34 70 40 24 60 108zM960 744V500l-26 26-14 60-30 24-20 50-46 30-30 54z"
      fill="var(--wall-0)"
    />
    <path d="M24 520l26 44-16-6zM106 612l40 24-30-6zM934 526l-14 60 20-30z" fill="var(--wall-lit)" opacity=".6" />
  </svg>
);

export const TallCave = () => (
  <svg class="cave tall" viewBox="0 0 390 568" preserveAspectRatio="none" aria-hidden="true">
    <rect width="220" height="220" fill="url(#diamant-sky)" />
    <circle cx="30" cy="112" r="11" fill="var(--orb)" />
    <circle cx="30" cy="112" r="32" fill="url(#diamant-halo)" />
    <path d="M0 156 32 118l26 22 36-40 34 42 26-20 50 52v40H0z" fill="var(--hill)" />
    <path d="M0 174q50-12 100-6t110-4v50H0z" fill="var(--camp-ground)" />
    <path
      fill-rule="evenodd"
      fill="url(#diamant-wall)"
      d="M0 0h390v330H0zM-8 220V84c12-22 36-32 58-36 44-10 92 4 120 36 20 20 28 52 32 76 4 22 2 40 0 60z"
    />
    <path
      d="M-8 84c12-22 36-32 58-36 44-10 92 4 120 36 20 20 28 52 32 76 3 14 3 28 2 40"
      fill="none"
      stroke="var(--wall-lit)"
      stroke-width="3.5"
    />
    <path d="M212 130l30-34 26 10 30-24 34 20 58-14v160H214z" fill="var(--wall-1)" />
    <path
      d="M212 130l30-34 26 10 30-24 34 20 58-14"
      fill="none"
      stroke="var(--wall-lit)"
      stroke-width="2"
      opacity=".5"
    />
    <path d="M0 214c40-12 90-14 140-14s50-30 100-30 90 10 150 18v380H0z" fill="url(#diamant-floor)" />
    <ellipse cx="222" cy="370" rx="190" ry="150" fill="url(#diamant-warm)" />
    <path
      fill="var(--track)"
      opacity=".4"
      d="M172 184 181 184 192 183 206 182 219 182 231 182 241 184 251 187 262 190 272 194 280 199 284 202 281 200 281 197 279 202 274 209 267 216 259 223 252 227 245 230 234 231 220 232 204 232 187 234 169 237 153 241 137 246 120 252 103 259 86 268 71 280 58 293 48 308 40 325 33 341 29 359 26 376 25 394 23 415 24 438 28 462 38 487 61 509 90 521 119 527 149 530 178 530 205 528 231 525 256 519 282 509 305 498 326 487 345 477 361 469 377 463 391 457 403 452 414 448 423 445 430 442 410 392 403 394 394 397 383 400 370 404 355 408 339 412 319 416 298 422 276 427 254 432 233 436 213 439 191 443 167 447 144 450 124 451 111 451 107 450 108 450 105 443 101 430 99 413 98 396 98 380 98 367 99 354 101 342 104 331 109 322 113 314 120 307 129 300 141 294 155 289 169 283 183 279 195 276 208 274 223 273 239 272 256 269 272 264 287 255 299 245 310 234 319 222 326 208 327 191 317 176 304 167 290 161 276 156 261 152 247 150 232 149 216 150 201 153 187 155 176 157 168 159z"
    />
    <path
      d="M150 0h240v80l-12 50-14-56-16 20-12 46-16-64-22 10-12 30-14-40-24 2-10 22-14-34-26 4-10 18-12-30-18 4z"
      fill="var(--wall-0)"
    />
    <path d="M0 0h150l-18 54-14-20-20 8-16 22-18-28-24 10-20-6-20 20z" fill="var(--wall-0)" />
    <path d="M150 330l8-34 11 36z" fill="var(--wall-3)" />
    <path d="M10 234l8-30 10 30z" fill="#7b4cc0" />
    <path d="M20 236l10-40 12 40z" fill="#a06be0" />
    <path d="M30 196l12 40h-8z" fill="#6a3fae" />
    <ellipse cx="392" cy="400" rx="70" ry="120" fill="url(#diamant-deep)" />
    <path d="M0 568v-60l16-14 20 40 30 12 40 22zM390 568V490l-20 20-10 30-40 28z" fill="var(--wall-0)" />
  </svg>
);
