import { isMemberRecipe } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { RecipeMarks } from '../recipe-marks.tsx';
import styles from './cook-footer.module.css';
import { CookLink } from './cook-link.tsx';

/** Bar at the foot of phones with the cook button. */
export function CookFooter({ recipe }: { recipe: Recipe }) {
  return (
    <div data-foot="bar" className={styles.footer}>
      {!isMemberRecipe(recipe._id) && <RecipeMarks recipe={recipe} place="foot" />}
      <CookLink recipeId={recipe._id} isWhole />
    </div>
  );
}
