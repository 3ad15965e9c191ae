import { Suspense } from 'react';
import { canListen } from '../../../browser/audio/can-listen.ts';
import { latePart } from '../../../parts/late-part.ts';
import styles from './hands-free.module.css';
import type { VoiceActions } from './voice-actions.ts';

/** Between the thumbs; where its code cannot be had, the buttons remain. */
const HandsFree = latePart(() =>
  import('./hands-free.late.tsx').catch(() => ({ default: () => null })),
);

/** Nothing where the engine cannot listen; elsewhere its width is kept free, so that Next does not move when it comes. */
export function HandsFreePlace(actions: VoiceActions) {
  if (!canListen()) return null;
  return (
    <span className={styles.place}>
      <Suspense fallback={null}>
        <HandsFree {...actions} />
      </Suspense>
    </span>
  );
}
