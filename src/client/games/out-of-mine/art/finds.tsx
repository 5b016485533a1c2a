// What a tile may show, 100 × 100: gold, silver, woodworm, rat.

export function FindSymbols() {
  return (
    <>
      <symbol id="mine-find-gold" viewBox="0 0 100 100">
        <path fill="#7a4c05" d="M14 62 22 34 44 14l26 4 19 22-3 28-20 18-32 2z" />
        <path fill="#f4b92f" d="M18 61l7-25 21-18 22 4 17 20-3 24-18 16-28 2z" />
        <path fill="#ffe38a" d="M25 36l21-18 22 4-14 14-20 6z" />
        <path fill="#fff6cf" d="M34 34l13-11 10 2-8 9z" />
        <path fill="#d68f12" d="M54 36l14-14 17 20-19 8zM34 42l20-6 12 14-10 18-20-4z" fill-opacity=".55" />
        <path fill="#a8680a" d="M66 50l19-8-3 24-18 16-8-14z" />
        <path fill="#c98616" d="M36 64l20 4 8 14-28 2-18-23z" />
        <path fill="#fff" d="M76 10l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
      </symbol>
      <symbol id="mine-find-silver" viewBox="0 0 100 100">
        <g stroke="#2c3542" stroke-width="3" stroke-linejoin="round">
          <path fill="#aab7c7" d="M4 84l8-22h32l6 22z" />
          <path fill="#8796aa" d="M50 84l6-22h32l8 22z" />
          <path fill="#dfe8f2" d="M27 56l8-24h30l8 24z" />
        </g>
        <path fill="#fff" d="M38 36h24l2 6H36zM15 65h26l1 5H14zM59 65h26l2 5H58z" />
        <path fill="#fff" d="M80 12l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
      </symbol>
      <symbol id="mine-find-woodworm" viewBox="0 0 100 100">
        <path fill="#6b4521" d="M4 66l92-8v34H4z" />
        <path fill="none" stroke="#3b230d" stroke-width="2.6" d="M6 78c30-5 60 3 88-5M8 88c24-2 50 2 84-2" />
        <ellipse cx="30" cy="70" rx="17" ry="8" fill="#1c0f05" />
        <path
          fill="none"
          stroke="#5d2b33"
          stroke-width="25"
          stroke-linecap="round"
          d="M30 66c-4-44 34-44 34-14 0 14 18 10 17-12"
        />
        <path
          fill="none"
          stroke="#f7b7a3"
          stroke-width="19"
          stroke-linecap="round"
          d="M30 66c-4-44 34-44 34-14 0 14 18 10 17-12"
        />
        <path
          fill="none"
          stroke="#c9776b"
          stroke-width="2.6"
          d="M21 56l18-2M24 40l16 7M41 24l5 17M61 29l-10 13M72 46l-17 3M74 63l-2-18"
        />
        <circle cx="77" cy="35" r="3.6" fill="#26100f" />
        <circle cx="87" cy="36" r="3.6" fill="#26100f" />
        <path fill="none" stroke="#26100f" stroke-width="2.4" stroke-linecap="round" d="M79 44c2 2 4 2 6 0" />
      </symbol>
      <symbol id="mine-find-rat" viewBox="0 0 100 100">
        <path
          fill="none"
          stroke="#e59a94"
          stroke-width="5"
          stroke-linecap="round"
          d="M82 76c20-4 14-30 2-26-9 3-5 12 2 11"
        />
        <path
          fill="#20242c"
          d="M3 66c7-6 12-21 25-26-4-16 13-24 20-12 22-2 44 12 44 36 0 12-7 21-20 21H38c-7 0-11-3-13-7-9 2-19 0-22-12z"
        />
        <path
          fill="#8c93a1"
          d="M8 66c7-5 11-19 24-23-4-13 9-19 13-9 22-3 42 9 42 30 0 10-6 17-16 17H39c-6 0-9-3-10-7-9 1-17-1-21-8z"
        />
        <path fill="#b9bfca" d="M45 36c18-2 32 5 38 18-12-9-24-12-40-11z" />
        <circle cx="38" cy="37" r="7" fill="#e59a94" />
        <circle cx="26" cy="54" r="4" fill="#10131a" />
        <circle cx="25" cy="53" r="1.4" fill="#fff" />
        <circle cx="7" cy="66" r="4.4" fill="#e59a94" />
        <path stroke="#e9ecf2" stroke-width="1.8" d="M12 70l-8 8M16 72l-4 9" />
        <path fill="#e59a94" d="M38 81h14v6H36zM66 81h13v6H64z" />
      </symbol>
    </>
  );
}
