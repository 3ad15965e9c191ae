import { Suspense } from 'react';
import { latePart } from '../../../parts/late-part.ts';
import type { WaitProps } from './while-you-wait.late.tsx';

/** Omitted if the chunk fails to load. */
const WhileYouWait = latePart(() =>
  import('./while-you-wait.late.tsx').catch(() => ({ default: () => null })),
);

export function WaitPlace(props: WaitProps) {
  return (
    <Suspense fallback={null}>
      <WhileYouWait {...props} />
    </Suspense>
  );
}
