import { isMemberRecipe } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { WaitingPlace } from '#domain/outbox/waiting-place.tsx';
import { RecipeMarks } from '../recipe-marks.tsx';
import { BackLink } from './back-link.tsx';
import styles from './recipe-top.module.css';

/** Back link over the picture, and on phones the favorite button. */
export function RecipeTop({ recipe }: { recipe: Recipe }) {
  return (
    <div className={styles.top}>
      <BackLink recipe={recipe} isRaised />
      <WaitingPlace />
      <span className={styles.marks}>
        {!isMemberRecipe(recipe._id) && <RecipeMarks recipe={recipe} place="picture" />}
      </span>
    </div>
  );
}
