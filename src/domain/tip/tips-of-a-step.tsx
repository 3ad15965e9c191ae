import { Suspense } from 'react';
import { optionalPart } from '#ui/optional-part.ts';
import type { TipsOfStep } from './queries.ts';

/** Loaded after the step that it belongs to, with the sheet and the form for tips. */
const StepTips = optionalPart(() => import('./step-tips.tsx').then((part) => part.StepTips));

export function TipsOfAStep(props: TipsOfStep) {
  return (
    <Suspense fallback={null}>
      <StepTips {...props} />
    </Suspense>
  );
}
