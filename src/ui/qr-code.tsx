import { useMemo } from 'react';
import { encode } from 'uqr';

interface Props {
  text: string;
  label: string;
  className?: string | undefined;
}

/** A QR code with its quiet zone. */
export function QrCode({ text, label, className }: Props) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 1 });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
