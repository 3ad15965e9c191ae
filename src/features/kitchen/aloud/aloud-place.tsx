import { Suspense } from 'react';
import { latePart } from '../../../parts/late-part.ts';

/** After the step: where its code cannot be had, the cook reads. */
const ReadAloud = latePart(() =>
  import('./read-aloud.late.tsx').catch(() => ({ default: () => null })),
);

export function AloudPlace() {
  return (
    <Suspense fallback={null}>
      <ReadAloud />
    </Suspense>
  );
}
