import { Suspense } from 'react';
import { latePart } from '../../../parts/late-part.ts';
import styles from './plan.module.css';
import type { PlanRowProps } from './plan-row.late.tsx';

/** Where its code cannot be had, the cook plans without it. */
const PlanRow = latePart(() =>
  import('./plan-row.late.tsx').catch(() => ({ default: () => null })),
);

/** Its place is kept free, so that nothing moves when it comes. */
export function PlanPlace(props: PlanRowProps) {
  return (
    <div className={props.isWide ? styles.place : styles.chips}>
      <Suspense fallback={null}>
        <PlanRow {...props} />
      </Suspense>
    </div>
  );
}
