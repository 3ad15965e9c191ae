import { type ComponentProps, lazy, Suspense } from 'react';
import type SafetyMenu from './safety-menu.late.tsx';
import styles from './safety-place.module.css';

/** Rarely opened. If its code does not load, the page goes on without it. */
const Menu = lazy(() =>
  import('./safety-menu.late.tsx').catch(() => ({ default: () => <span /> })),
);

/** Reserves the width of the button from the start, to avoid a layout shift. */
export function SafetyPlace(props: ComponentProps<typeof SafetyMenu>) {
  return (
    <span className={styles.place}>
      <Suspense>
        <Menu {...props} />
      </Suspense>
    </span>
  );
}
