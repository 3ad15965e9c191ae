import { chakra } from '@chakra-ui/react';
import * as feedTexts from '#texts/feed.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Cloth } from '#ui/cloth.tsx';
import styles from './feed-skeleton.module.css';

export function FeedSkeleton() {
  return (
    <chakra.div role="status" aria-label={feedTexts.loadingPosts} display="grid" gap="4">
      {(['latin', 'med'] as const).map((cloth) => (
        <chakra.div
          key={cloth}
          display="grid"
          gap="3.5"
          p={{ base: '4.5', lg: '6' }}
          borderRadius="card"
          bg="paper"
          boxShadow="s1"
        >
          <SkeletonBar w="45%" h="2.75rem" />
          <SkeletonBar w="75%" h="1.75rem" />
          <SkeletonBar w="95%" />
          <Cloth cloth={cloth} className={styles.picture} />
          <SkeletonBar w="30%" h="2.75rem" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
