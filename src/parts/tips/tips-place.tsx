import { lazy, Suspense } from 'react';
import type { TipsOfStep } from './tips-of-step.ts';

/** If its code does not load, the step has no tips. */
const StepTips = lazy(() => import('./step-tips.late.tsx').catch(() => ({ default: () => null })));

/** "3 cooks say" at a step. A tap opens the tips and the form for a new one. */
export function TipsPlace(props: TipsOfStep) {
  return (
    <Suspense fallback={null}>
      <StepTips key={props.step} {...props} />
    </Suspense>
  );
}
