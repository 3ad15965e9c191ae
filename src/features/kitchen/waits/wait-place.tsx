import { Suspense } from 'react';
import { latePart } from '../../../parts/late-part.ts';
import type { WaitProps } from './while-you-wait.late.tsx';

/** Where its code cannot be had, the cook just waits. */
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
