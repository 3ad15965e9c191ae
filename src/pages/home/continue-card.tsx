import { type ComponentType, useEffect, useState } from 'react';
import { whenHinted } from '#platform/hints.ts';
import styles from './continue-card.module.css';

/** The card of an unfinished dish. Its code loads only if a hint in local storage says that there is one. */
export function ContinueCard() {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(
    () =>
      whenHinted(['cooking'], () => {
        import('./home-more.tsx').then(
          (part) => setCard(() => part.StoveCard),
          () => undefined,
        );
      }),
    [],
  );
  return <div className={styles.place}>{Card && <Card />}</div>;
}
