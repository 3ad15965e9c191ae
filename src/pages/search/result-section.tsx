import type { ReactNode } from 'react';
import text from '../../ui/theme/text.module.css';
import styles from './result-section.module.css';

interface Props {
  /** Name of the kind of results. Each kind has its own section, so that none hides another. */
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

/** One column on phones, two in wide windows. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
