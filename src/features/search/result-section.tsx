import type { ReactNode } from 'react';
import text from '../../ui/theme/text.module.css';
import styles from './result-section.module.css';

interface Props {
  /** What kind of thing was found: each kind has a section of its own, so that none hides another. */
  title: string;
  count: string;
  children: ReactNode;
}

export function ResultSection({ title, count, children }: Props) {
  return (
    <section aria-label={title} className={styles.section}>
      <div className={styles.head}>
        <h2 className={text.h2}>{title}</h2>
        <span className={styles.count}>{count}</span>
      </div>
      {children}
    </section>
  );
}

/** The rows: one column in the hand, two in a wide window. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
