import * as recipeTexts from '#texts/recipe.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Cloth, type ClothName } from '#ui/cloth.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './recipe-skeleton.module.css';

/** A recipe while it loads. The cloth is coloured if a list has already shown the dish. */
export function RecipeSkeleton({ cloth }: { cloth: ClothName | undefined }) {
  return (
    <div role="status" aria-label={recipeTexts.loadingRecipe} className={styles.skeleton}>
      <h1 className={text.srOnly}>{recipeTexts.loadingRecipe}</h1>
      <Cloth cloth={cloth} className={styles.picture} />
      <div className={styles.bars}>
        <SkeletonBar w="30%" />
        <SkeletonBar w="75%" h="2.75rem" />
        <SkeletonBar w="90%" />
        <SkeletonBar w="100%" h="3rem" />
        <SkeletonBar w="100%" h="9rem" />
      </div>
    </div>
  );
}
