import { Link } from '@tanstack/react-router';
import { ChevronRight, ShoppingBasket } from 'lucide-react';
import { useEffect } from 'react';
import { listLiving } from '#contract/list/state.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { useLists, useSharedList } from '#domain/list/queries.ts';
import { setHint } from '#platform/hints.ts';
import * as appTexts from '#texts/app.ts';
import * as homeTexts from '#texts/home.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './list-card.module.css';

/** The first shopping list, if it has open items. It shows their texts, because the table of foods is not loaded. */
export function ListCard() {
  const { lists, isLoading, failure } = useLists();
  const { view, ...shared } = useSharedList(lists[0]?._id);
  const open = view
    ? listLiving(view.state).filter(({ _id }) => view.state.ticks.get(_id)?.ticked !== true)
    : [];
  const texts = [...new Set(open.map(({ text: written }) => written))];
  const isKnown = !isLoading && !shared.isLoading && !failure && !shared.failure;
  useEffect(() => {
    if (isKnown) setHint('list', open.length > 0);
  }, [isKnown, open.length]);
  if (texts.length === 0) return null;
  return (
    <Link to={pagePaths.list} className={styles.card}>
      <span className={styles.disc}>
        <ShoppingBasket size={24} />
      </span>
      <span className={styles.words}>
        <span className={text.cardTitle}>{appTexts.shoppingList}</span>
        <span className={joinClasses(text.small, styles.first)}>
          {homeTexts.toBuy(texts.join(', '))}
        </span>
      </span>
      <ChevronRight size={22} />
    </Link>
  );
}
