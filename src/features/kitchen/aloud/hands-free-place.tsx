import { Suspense } from 'react';
import { latePart } from '../../../parts/late-part.ts';
import type { VoiceActions } from './voice-actions.ts';

/** Between the thumbs; where its code cannot be had, the buttons remain. */
const HandsFree = latePart(() =>
  import('./hands-free.late.tsx').catch(() => ({ default: () => null })),
);

export function HandsFreePlace(actions: VoiceActions) {
  return (
    <Suspense fallback={null}>
      <HandsFree {...actions} />
    </Suspense>
  );
}
