import { type ReactNode, useId } from 'react';
import * as rowTexts from '#texts/home-rows.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './more-section.module.css';

/** The families of cuisines below the first screen. `children` are their cards. */
export function MoreFamilies({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={joinClasses(text.h2, styles.heading)}>
        {rowTexts.moreCuisines}
      </h2>
      {children}
    </section>
  );
}
