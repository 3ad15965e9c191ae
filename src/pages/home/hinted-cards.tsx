import { type ComponentType, useEffect, useState } from 'react';
import { whenHinted } from '#platform/hints.ts';
import styles from './hinted-cards.module.css';

type Load = () => Promise<ComponentType>;

const loadStove: Load = () => import('./home-more.tsx').then((part) => part.StoveCard);
const loadList: Load = () => import('./home-more.tsx').then((part) => part.ListCard);

/** The card of an unfinished dish. Its code loads only if a hint in local storage says that there is one. */
export function ContinueCard() {
  return <HintedCard of="cooking" load={loadStove} className={styles.stove} />;
}

/** The card of a shopping list with something to buy, loaded in the same way. */
export function ListCard() {
  return <HintedCard of="list" load={loadList} className={styles.list} />;
}

interface Props {
  of: 'cooking' | 'list';
  load: Load;
  className: string | undefined;
}

function HintedCard({ of, load, className }: Props) {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(
    () =>
      whenHinted([of], () => {
        load().then(
          (card) => setCard(() => card),
          () => undefined,
        );
      }),
    [of, load],
  );
  return <div className={className}>{Card && <Card />}</div>;
}
