import { Suspense } from 'react';
import { latePart } from '../../../parts/late-part.ts';
import styles from './plan.module.css';
import type { PlanRowProps } from './plan-row.late.tsx';

/** If the chunk fails to load, there is no plan. */
const PlanRow = latePart(() =>
  import('./plan-row.late.tsx').catch(() => ({ default: () => null })),
);

/** Reserves the size of the row, so that nothing moves when it loads. */
export function PlanPlace(props: PlanRowProps) {
  return (
    <div className={props.isWide ? styles.place : styles.chips}>
      <Suspense fallback={null}>
        <PlanRow {...props} />
      </Suspense>
    </div>
  );
}
