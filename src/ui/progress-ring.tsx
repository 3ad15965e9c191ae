import { chakra } from '@chakra-ui/react';
import * as appTexts from '#texts/app.ts';

/** Progress of an upload as a ring around the percentage. `size` in pixels. */
export function ProgressRing({ percent, size }: { percent: number; size: number }) {
  const radius = size / 2 - 4;
  return (
    <chakra.span
      role="progressbar"
      aria-label={appTexts.upload}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      position="relative"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="avatar"
      color="brand.espresso"
      fontWeight="700"
      fontSize="1.5rem"
      fontVariantNumeric="tabular-nums"
      style={{ width: size, height: size }}
    >
      <span>{`${percent}%`}</span>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        position="absolute"
        inset="0"
        transform="rotate(-90deg)"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
      >
        <chakra.circle cx={size / 2} cy={size / 2} r={radius} stroke="sunk" />
        <chakra.circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          stroke="mark"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
        />
      </chakra.svg>
    </chakra.span>
  );
}
