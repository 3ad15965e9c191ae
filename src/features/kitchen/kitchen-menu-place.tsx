import { Suspense } from 'react';
import { latePart } from '../../parts/late-part.ts';
import type { KitchenMenuProps } from './kitchen-menu.late.tsx';
import styles from './kitchen-menu.module.css';

/** After the step: where its code cannot be had, the cook goes on without it. */
const KitchenMenu = latePart(() =>
  import('./kitchen-menu.late.tsx').catch(() => ({ default: () => null })),
);

/** Its width is kept free on phones, so that nothing moves when it comes. */
export function KitchenMenuPlace(props: KitchenMenuProps) {
  return (
    <span className={props.layout === 'wide' ? undefined : styles.place}>
      <Suspense fallback={null}>
        <KitchenMenu {...props} />
      </Suspense>
    </span>
  );
}
