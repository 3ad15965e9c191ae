import { type ComponentType, useEffect, useState } from 'react';
import { whenHinted } from '#platform/hints.ts';
import styles from './hinted-cards.module.css';

type Load = () => Promise<ComponentType>;

const loadMore = () => import('./home-more.tsx');
const STOVE = { flag: 'cooking', load: () => loadMore().then((part) => part.StoveCard) } as const;
const COOKBOOK = {
  flag: 'cookbook',
  load: () => loadMore().then((part) => part.CookbookCard),
} as const;
const LIST = { flag: 'list', load: () => loadMore().then((part) => part.ListCard) } as const;

/** The card of an unfinished dish. Its code loads only if local storage has a hint for it. */
export function ContinueCard() {
  return <HintedCard {...STOVE} className={styles.stove} />;
}

/** The card of a shopping list with something to buy, loaded in the same way. */
export function ListCard() {
  return <HintedCard {...LIST} className={styles.list} />;
}

/** The link to the cookbook of a member who has recipes. */
export function CookbookCard() {
  return <HintedCard {...COOKBOOK} className={styles.cookbook} />;
}

interface Props {
  flag: 'cooking' | 'list' | 'cookbook';
  load: Load;
  className: string | undefined;
}

function HintedCard({ flag, load, className }: Props) {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(
    () =>
      whenHinted([flag], () => {
        load().then(
          (card) => setCard(() => card),
          () => undefined,
        );
      }),
    [flag, load],
  );
  return <div className={className}>{Card && <Card />}</div>;
}
