// A page that does not exist: a gallery that ends in rock.

import { useTitle } from '../kit/title.ts';
import { formatPath } from '../router.ts';
import { words } from '../words.ts';
import './not-found.css';

export function NotFound() {
  const { notFound } = words.value;
  useTitle(notFound.title);
  return (
    <main class="dead-end" id="main" tabIndex={-1}>
      <svg viewBox="0 0 480 260" aria-hidden="true">
        <path class="d-far" d="M0 260V40L40 18 96 30 150 8 236 20 300 6 372 26 430 12 480 44V260Z" />
        <path class="d-mid" d="M70 260C60 120 130 54 240 54S420 120 410 260Z" />
        <path class="d-near" d="M122 260C116 150 168 96 240 96S364 150 358 260Z" />
        <g class="d-rocks">
          <path d="M150 260 164 206 206 188 244 214 250 260Z" />
          <path d="M226 260 240 196 286 176 330 210 336 260Z" />
          <path d="M186 206 216 150 262 142 290 182 250 214Z" />
        </g>
        <g transform="translate(372 150) rotate(-14)">
          <path d="M0 0V96" stroke="#6b4423" stroke-width="9" stroke-linecap="round" />
          <path d="M-40-2C-18-22 18-22 40-2 16-8-16-8-40-2Z" fill="#a9b0ba" stroke="#3b4048" stroke-width="2" />
        </g>
        <circle cx="112" cy="222" r="46" fill="#ffb454" opacity=".22" />
        <path d="M100 204H124L130 240H94Z" fill="#2b1a08" stroke="#bd8536" stroke-width="4" />
        <path
          class="flame"
          d="M112 210C120 220 119 228 117 232 115 236 109 236 107 232 105 226 107 219 112 210Z"
          fill="#ffb23e"
        />
      </svg>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <a class="button main" href={formatPath({ screen: 'home' })}>
        {notFound.home}
      </a>
    </main>
  );
}
