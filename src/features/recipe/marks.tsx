import { Suspense } from 'react';
import type { MarkedDish } from '../../data/marks.ts';
import { latePart } from '../../parts/late-part.ts';

/** Loads after the recipe. */
const RecipeMarks = latePart(() =>
  import('./recipe-marks.late.tsx').catch(() => ({ default: () => null })),
);

export function Marks(props: { recipe: MarkedDish; place: 'picture' | 'head' | 'foot' }) {
  return (
    <Suspense fallback={null}>
      <RecipeMarks {...props} />
    </Suspense>
  );
}
