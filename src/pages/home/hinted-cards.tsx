import { type ComponentType, useEffect, useState } from 'react';
import { whenHinted } from '#platform/hints.ts';
import styles from './hinted-cards.module.css';

type Load = () => Promise<ComponentType>;

const loadStove: Load = () => import('./home-more.tsx').then((part) => part.StoveCard);
const loadList: Load = () => import('./home-more.tsx').then((part) => part.ListCard);

/** The card of an unfinished dish. Its code loads only if a hint in local storage says that there is one. */
export function ContinueCard() {
  return <HintedCard hint="cooking" load={loadStove} className={styles.stove} />;
}

/** The card of a shopping list with something to buy, loaded in the same way. */
export function ListCard() {
  return <HintedCard hint="list" load={loadList} className={styles.list} />;
}

interface Props {
  hint: 'cooking' | 'list';
  load: Load;
  className: string | undefined;
}

function HintedCard({ hint, load, className }: Props) {
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
  return <div className={className}>{Card && <Card />}</div>;
}
