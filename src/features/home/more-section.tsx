import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './more-section.module.css';

interface Props {
  title: string;
  /** Side by side in wide windows. */
  columns: 1 | 2 | 3;
  /** List items. */
  children: ReactNode;
}

const COLUMNS = { 1: undefined, 2: styles.two, 3: styles.three };

/** A part of home below the cuisines: a heading and a row of cards. */
export function MoreSection({ title, columns, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={joinClasses(text.h2, styles.heading)}>
        {title}
      </h2>
      <ul className={joinClasses(styles.cards, COLUMNS[columns])}>{children}</ul>
    </section>
  );
}
