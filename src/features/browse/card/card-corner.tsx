import { Suspense } from 'react';
import type { MarkedDish } from '../../../data/marks.ts';
import { latePart } from '../../../parts/late-part.ts';

/** After the cards: a list is read before anything in it is liked. */
const CardMarks = latePart(() =>
  import('./card-marks.late.tsx').catch(() => ({ default: () => null })),
);

/** Heart and badges over the picture of a card; the card has to be `position: relative`. */
export function CardCorner({ recipe }: { recipe: MarkedDish }) {
  return (
    <Suspense fallback={null}>
      <CardMarks recipe={recipe} />
    </Suspense>
  );
}
