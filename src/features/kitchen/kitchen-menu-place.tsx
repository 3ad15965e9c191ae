import { Suspense } from 'react';
import { latePart } from '../../parts/late-part.ts';
import type { KitchenMenuProps } from './kitchen-menu.late.tsx';
import styles from './kitchen-menu.module.css';

/** Loads after the step. If the chunk fails to load, the page works without the menu. */
const KitchenMenu = latePart(() =>
  import('./kitchen-menu.late.tsx').catch(() => ({ default: () => null })),
);

/** Reserves the menu's width on phones, so that nothing moves when it loads. */
export function KitchenMenuPlace(props: KitchenMenuProps) {
  return (
    <span className={props.layout === 'wide' ? undefined : styles.place}>
      <Suspense fallback={null}>
        <KitchenMenu {...props} />
      </Suspense>
    </span>
  );
}
