import { Suspense } from 'react';
import type { MarkedDish } from '../../../data/marks.ts';
import { latePart } from '../../../parts/late-part.ts';

/** Loads after the cards. */
const CardMarks = latePart(() =>
  import('./card-marks.late.tsx').catch(() => ({ default: () => null })),
);

/** Favorite button and badges over the picture of a card. The card must have `position: relative`. */
export function CardCorner({ recipe }: { recipe: MarkedDish }) {
  return (
    <Suspense fallback={null}>
      <CardMarks recipe={recipe} />
    </Suspense>
  );
}
