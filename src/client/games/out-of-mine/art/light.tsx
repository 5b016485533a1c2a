// Light, metal and wood that the other drawings are filled with.

export function LightDefs() {
  return (
    <>
      <linearGradient id="mine-sheen" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".3" />
        <stop offset=".4" stop-color="#fff" stop-opacity=".02" />
        <stop offset=".62" stop-color="#000" stop-opacity=".04" />
        <stop offset="1" stop-color="#000" stop-opacity=".42" />
      </linearGradient>
      <radialGradient id="mine-lamplight">
        <stop offset="0" stop-color="#ffdf9e" stop-opacity=".95" />
        <stop offset=".16" stop-color="#ffc46b" stop-opacity=".55" />
        <stop offset=".5" stop-color="#ffa63d" stop-opacity=".2" />
        <stop offset="1" stop-color="#ffa63d" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="mine-warm" gradientUnits="userSpaceOnUse" cx="350" cy="40" r="620">
        <stop offset="0" stop-color="#ffc56e" stop-opacity=".62" />
        <stop offset=".3" stop-color="#ff9d3c" stop-opacity=".25" />
        <stop offset="1" stop-color="#ff9d3c" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="mine-steel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#e6edf5" />
        <stop offset=".5" stop-color="#94a2b5" />
        <stop offset="1" stop-color="#4f5b6d" />
      </linearGradient>
      <linearGradient id="mine-brass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#ffe3a1" />
        <stop offset=".45" stop-color="#c8913a" />
        <stop offset="1" stop-color="#6d4716" />
      </linearGradient>
      <linearGradient id="mine-timber" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#b07c48" />
        <stop offset=".18" stop-color="#8a5c32" />
        <stop offset=".8" stop-color="#573719" />
        <stop offset="1" stop-color="#35200d" />
      </linearGradient>
      <filter id="mine-soft" x="-40%" y="-40%" width="180%" height="180%">
        <feGaussianBlur stdDeviation="14" />
      </filter>
      <filter id="mine-softer" x="-60%" y="-60%" width="220%" height="220%">
        <feGaussianBlur stdDeviation="26" />
      </filter>

      <pattern id="mine-rock-grain" width="160" height="160" patternUnits="userSpaceOnUse">
        <g fill="#000" fill-opacity=".22">
          <circle cx="18" cy="22" r="2.2" />
          <circle cx="66" cy="48" r="1.6" />
          <circle cx="121" cy="17" r="2.4" />
          <circle cx="97" cy="104" r="2" />
          <circle cx="34" cy="118" r="2.6" />
          <circle cx="144" cy="140" r="1.8" />
        </g>
        <g fill="#fff" fill-opacity=".1">
          <circle cx="44" cy="76" r="1.8" />
          <circle cx="135" cy="66" r="2.2" />
          <circle cx="82" cy="138" r="1.6" />
          <circle cx="8" cy="152" r="1.6" />
        </g>
        <path
          fill="none"
          stroke="#000"
          stroke-opacity=".2"
          stroke-width="1.6"
          d="M6 62l18 8 8 16M108 84l16-6 22 10M60 10l10 14-4 12"
        />
      </pattern>
      <pattern id="mine-wood-h" width="320" height="36" patternUnits="userSpaceOnUse">
        <rect width="320" height="36" fill="var(--wood)" />
        <g fill="none" stroke="var(--wood-dark)" stroke-opacity=".55" stroke-width="1.4">
          <path d="M0 7c60 6 90-5 150 1s110 4 170-1M0 17c40-4 60 2 84 4 10 8 34 8 44 0 60-8 130 3 192-4M0 28c70 5 120-4 180 0s90 2 140 0" />
          <ellipse cx="106" cy="19" rx="13" ry="4.5" />
          <ellipse cx="106" cy="19" rx="6" ry="1.8" />
        </g>
        <g fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.4">
          <path d="M0 10c60 6 90-5 150 1s110 4 170-1M0 31c70 5 120-4 180 0s90 2 140 0" />
        </g>
      </pattern>
      <pattern
        id="mine-wood-v"
        href="#mine-wood-h"
        patternTransform="rotate(90)"
        width="320"
        height="36"
        patternUnits="userSpaceOnUse"
      />
    </>
  );
}
