import { type ComponentType, useEffect, useState } from 'react';
import { whenHinted } from '../../browser/hints.ts';
import styles from './continue-card.module.css';

/** The unfinished dish. Its code and the device database load only if a hint in local storage exists. */
export function ContinueCard() {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(
    () =>
      whenHinted(['cooking'], () => {
        import('./stove-card.tsx').then(
          (part) => setCard(() => part.StoveCard),
          () => undefined,
        );
      }),
    [],
  );
  return <div className={styles.place}>{Card && <Card />}</div>;
}
