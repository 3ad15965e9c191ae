import * as feedTexts from '#texts/feed.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Cloth } from '#ui/cloth.tsx';
import styles from './feed-skeleton.module.css';

export function FeedSkeleton() {
  return (
    <div role="status" aria-label={feedTexts.loadingPosts} className={styles.feed}>
      {(['latin', 'med'] as const).map((cloth) => (
        <div key={cloth} className={styles.card}>
          <SkeletonBar w="45%" h="2.75rem" />
          <SkeletonBar w="75%" h="1.75rem" />
          <SkeletonBar w="95%" />
          <Cloth cloth={cloth} className={styles.picture} />
          <SkeletonBar w="30%" h="2.75rem" />
        </div>
      ))}
    </div>
  );
}
