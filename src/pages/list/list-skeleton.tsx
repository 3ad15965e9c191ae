import * as shoppingTexts from '#texts/shopping.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import styles from './list-skeleton.module.css';

export function ListSkeleton() {
  return (
    <PageColumn width="content">
      <output aria-label={shoppingTexts.loading} className={styles.page}>
        <SkeletonBar w="60%" h="2.25rem" />
        <SkeletonBar w="100%" h="3.25rem" />
        {[1, 2].map((group) => (
          <div key={group} className={styles.card}>
            {['70%', '55%', '64%'].map((width) => (
              <SkeletonBar key={width} w={width} h="1.5em" />
            ))}
          </div>
        ))}
      </output>
    </PageColumn>
  );
}
