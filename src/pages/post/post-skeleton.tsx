import { chakra } from '@chakra-ui/react';
import { sheetGrid } from '#domain/post/post-looks.ts';
import * as postPageTexts from '#texts/post-page.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Cloth } from '#ui/cloth.tsx';
import styles from './whole-pictures.module.css';

export function PostSkeleton() {
  return (
    <chakra.div
      css={sheetGrid}
      aria-busy="true"
      role="status"
      aria-label={postPageTexts.loadingPost}
    >
      <chakra.div>
        <chakra.h1 srOnly>{postPageTexts.loadingPost}</chakra.h1>
        <Cloth cloth="other" className={styles.frame} />
        <chakra.div display="grid" gap="4" pt="5">
          <SkeletonBar w="7rem" h="28px" />
          <SkeletonBar w="85%" h="2.25rem" />
          <SkeletonBar w="12rem" h="44px" />
          <SkeletonBar w="100%" />
          <SkeletonBar w="94%" />
          <SkeletonBar w="60%" />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
