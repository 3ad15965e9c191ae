import * as cookingTexts from '#texts/cooking.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './cook-loading.module.css';

export function CookLoading() {
  return (
    <output aria-label={cookingTexts.loadingRecipe} className={styles.bars}>
      <h1 className={text.srOnly}>{cookingTexts.loadingRecipe}</h1>
      <SkeletonBar w="100%" h="0.375rem" />
      <SkeletonBar w="45%" h="3.5rem" />
      <SkeletonBar w="95%" h="2rem" />
      <SkeletonBar w="80%" h="2rem" />
      <SkeletonBar w="90%" h="2rem" />
    </output>
  );
}
