import { chakra } from '@chakra-ui/react';
import * as cookedTexts from '#texts/cooked.ts';

const PLACES = [1, 2, 3, 4, 5];

/** A rating from 1 to 5 with a label for screen readers. An average fills its last star partly. */
export function Stars({ rating }: { rating: number }) {
  return (
    <chakra.span
      role="img"
      aria-label={cookedTexts.starsOf(Math.round(rating * 10) / 10)}
      display="inline-flex"
      gap="2px"
      color="ember"
      verticalAlign="-0.15em"
    >
      {PLACES.map((place) => (
        <StarSign key={place} share={Math.max(0, Math.min(1, rating - place + 1))} />
      ))}
    </chakra.span>
  );
}

/** `share` is the filled part, from 0 to 1. */
export function StarSign({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 24 24" width="1.15em" height="1.15em" aria-hidden>
      <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      {share > 0 && (
        <path d={STAR} fill="currentColor" clipPath={`inset(0 ${(1 - share) * 100}% 0 0)`} />
      )}
    </svg>
  );
}

const STAR =
  'M12 2.8 14.9 8.7 21.4 9.6 16.7 14.2 17.8 20.7 12 17.6 6.2 20.7 7.3 14.2 2.6 9.6 9.1 8.7Z';
