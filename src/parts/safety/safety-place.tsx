import { type ComponentProps, lazy, Suspense } from 'react';
import type SafetyMenu from './safety-menu.late.tsx';
import styles from './safety-place.module.css';

/** Few ever open it. Without its code the page goes on without it. */
const Menu = lazy(() =>
  import('./safety-menu.late.tsx').catch(() => ({ default: () => <span /> })),
);

/** As wide as the button from the start, so that nothing moves when it comes. */
export function SafetyPlace(props: ComponentProps<typeof SafetyMenu>) {
  return (
    <span className={styles.place}>
      <Suspense>
        <Menu {...props} />
      </Suspense>
    </span>
  );
}
