import { lazy, Suspense } from 'react';
import type { TipsOfStep } from './tips-of-step.ts';

/** Where its code cannot be had, the step stands without tips. */
const StepTips = lazy(() => import('./step-tips.late.tsx').catch(() => ({ default: () => null })));

/** "3 cooks say" at a step of a dish; one tap leads to the tips, and to the field for one's own. */
export function TipsPlace(props: TipsOfStep) {
  return (
    <Suspense fallback={null}>
      <StepTips key={props.step} {...props} />
    </Suspense>
  );
}
