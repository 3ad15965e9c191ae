import { Suspense } from 'react';
import { canListen } from '../../../browser/audio/can-listen.ts';
import { latePart } from '../../../parts/late-part.ts';
import styles from './hands-free.module.css';
import type { VoiceActions } from './voice-actions.ts';

/** If the chunk fails to load, the cook uses the buttons beside it. */
const HandsFree = latePart(() =>
  import('./hands-free.late.tsx').catch(() => ({ default: () => null })),
);

/** Renders nothing without speech recognition. Otherwise it reserves its width, so that Next does not move. */
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
