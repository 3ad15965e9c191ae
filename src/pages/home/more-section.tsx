import { type ReactNode, useId } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './more-section.module.css';

interface Props {
  title: string;
  /** Number of columns in wide windows. */
  columns: 1 | 2 | 3;
  /** Rendered beside the heading. */
  link?: ReactNode;
  /** List items. */
  children: ReactNode;
}

const COLUMNS = { 1: undefined, 2: styles.two, 3: styles.three };

/** A section of the home page: a heading and a row of cards. */
export function MoreSection({ title, columns, link, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={heading} className={text.h2}>
          {title}
        </h2>
        {link}
      </div>
      <ul className={joinClasses(styles.cards, COLUMNS[columns])}>{children}</ul>
    </section>
  );
}
