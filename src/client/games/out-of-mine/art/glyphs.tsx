// Line drawings on buttons, in the colour of their text.

export function GlyphSymbols() {
  return (
    <>
      <symbol id="mine-g-rotate" viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          stroke-width="2.4"
          stroke-linecap="round"
          stroke-linejoin="round"
          d="M19.5 13a7.5 7.5 0 1 1-2-6.5L20 9M20 3.5V9h-5.5"
        />
      </symbol>
      <symbol id="mine-g-flip" viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          stroke-width="2.2"
          stroke-linecap="round"
          stroke-linejoin="round"
          d="M12 3v2m0 3v2m0 4v2m0 3v2M8.5 6 3 18h5.5zM15.5 6 21 18h-5.5z"
        />
      </symbol>
      <symbol id="mine-g-back" viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          stroke-width="2.2"
          stroke-linecap="round"
          stroke-linejoin="round"
          d="M12 3v10m-4-4 4 4 4-4M3 13v6a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-6"
        />
      </symbol>
      <symbol id="mine-g-time" viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          d="M7 3h10M7 21h10M8 3c0 5 8 7 8 11 0 3 0 5 0 7M16 3c0 5-8 7-8 11v7"
        />
        <path fill="currentColor" d="M9 20c0-3 6-3 6 0z" />
      </symbol>
      <symbol id="mine-g-check" viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          stroke-width="3.2"
          stroke-linecap="round"
          stroke-linejoin="round"
          d="M5 12.5l4.5 5L19 7"
        />
      </symbol>
      <symbol id="mine-g-cross" viewBox="0 0 24 24">
        <path fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" d="M6 6l12 12M18 6 6 18" />
      </symbol>
    </>
  );
}
