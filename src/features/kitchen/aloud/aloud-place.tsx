import { Suspense } from 'react';
import { latePart } from '../../../parts/late-part.ts';
import type { ReadAloudProps } from './read-aloud.late.tsx';

/** After the step: where its code cannot be had, the cook reads. */
const ReadAloud = latePart(() =>
  import('./read-aloud.late.tsx').catch(() => ({ default: () => null })),
);

export function AloudPlace(props: ReadAloudProps) {
  return (
    <Suspense fallback={null}>
      <ReadAloud {...props} />
    </Suspense>
  );
}
