import { type ComponentType, useEffect, useState } from 'react';
import { whenHinted } from '../../browser/hints.ts';
import styles from './continue-card.module.css';

/** What was left on the stove. Its code, like the device's database, comes only where a hint says that there is something. */
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
