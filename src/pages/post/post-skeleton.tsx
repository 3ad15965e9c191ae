import * as postTexts from '#texts/post.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Cloth } from '#ui/cloth.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './post-sheet.module.css';
import pictures from './whole-pictures.module.css';

export function PostSkeleton() {
  return (
    <div aria-busy="true" role="status" aria-label={postTexts.loadingPost} className={styles.sheet}>
      <div>
        <h1 className={text.srOnly}>{postTexts.loadingPost}</h1>
        <Cloth cloth="other" className={pictures.frame} />
        <div className={styles.bars}>
          <SkeletonBar w="7rem" h="28px" />
          <SkeletonBar w="85%" h="2.25rem" />
          <SkeletonBar w="12rem" h="44px" />
          <SkeletonBar w="100%" />
          <SkeletonBar w="94%" />
          <SkeletonBar w="60%" />
        </div>
      </div>
    </div>
  );
}
