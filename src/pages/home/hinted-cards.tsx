import { type ComponentType, useEffect, useState } from 'react';
import { whenHinted } from '#platform/hints.ts';
import styles from './hinted-cards.module.css';

type Load = () => Promise<ComponentType>;

const loadStove: Load = () => import('./home-more.tsx').then((part) => part.StoveCard);
const loadList: Load = () => import('./home-more.tsx').then((part) => part.ListCard);

/** The card of an unfinished dish. Its code loads only if a hint in local storage says that there is one. */
export function ContinueCard() {
  const Card = useHinted('cooking', loadStove);
  return <div className={styles.stove}>{Card && <Card />}</div>;
}

/** The card of a shopping list with something to buy, loaded in the same way. */
export function ListCard() {
  const Card = useHinted('list', loadList);
  return <div className={styles.list}>{Card && <Card />}</div>;
}

function useHinted(hint: 'cooking' | 'list', load: Load): ComponentType | undefined {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(
    () =>
      whenHinted([hint], () => {
        load().then(
          (card) => setCard(() => card),
          () => undefined,
        );
      }),
    [hint, load],
  );
  return Card;
}
