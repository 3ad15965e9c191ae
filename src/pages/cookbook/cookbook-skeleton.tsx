import * as cookbookNames from '#texts/cookbook-names.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Cloth } from '#ui/cloth.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import shelf from './cookbook-shelf.module.css';
import styles from './own-card.module.css';

export function CookbookSkeleton() {
  return (
    <PageColumn width="content" className={shelf.page}>
      <h1 className={text.h1}>{cookbookNames.yourCookbook}</h1>
      <output aria-label={cookbookNames.loadingCookbook} className={shelf.grid}>
        {['70%', '55%', '64%', '48%'].map((width) => (
          <div key={width} className={styles.card}>
            <Cloth cloth={undefined} className={styles.cover} />
            <div className={styles.words}>
              <SkeletonBar w={width} h="1.25rem" />
            </div>
          </div>
        ))}
      </output>
    </PageColumn>
  );
}
