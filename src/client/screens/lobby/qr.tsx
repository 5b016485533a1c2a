// A link as a code to scan: dark on light in both themes, for every camera.

import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

export interface QrProps {
  readonly text: string;
  readonly label: string;
}

export function Qr({ text, label }: QrProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 });
    const cells = code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: cells.join('') };
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fffaf0" />
      <path d={path} fill="#1a140c" />
    </svg>
  );
}
