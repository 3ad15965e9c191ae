import * as searchTexts from '#texts/search.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Cloth } from '#ui/cloth.tsx';
import sections from './result-section.module.css';
import styles from './results.module.css';

/** Placeholder rows while nothing is known yet. */
export function Looking() {
  return (
    <div className={sections.rows} role="status" aria-label={searchTexts.loadingRecipes}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.looking}>
          <Cloth cloth={undefined} className={styles.picture} />
          <div className={styles.bars}>
            <SkeletonBar w="40%" />
            <SkeletonBar w="75%" h="1.4em" />
          </div>
        </div>
      ))}
    </div>
  );
}
