import { isMemberRecipe } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { RecipeMarks } from '../recipe-marks.tsx';
import { BackLink } from './back-link.tsx';
import styles from './title-bar.module.css';

/** Shown in narrow windows once the title has scrolled out of view. */
export function TitleBar({ recipe }: { recipe: Recipe }) {
  return (
    <div data-print="no" className={styles.bar}>
      <BackLink recipe={recipe} />
      {/* Hidden from screen readers, because the page's heading has the same text. */}
      <p aria-hidden translate="no" className={joinClasses(text.cardTitle, styles.name)}>
        {recipe.title}
      </p>
      <span className={styles.marks}>
        {!isMemberRecipe(recipe._id) && <RecipeMarks recipe={recipe} place="picture" />}
      </span>
    </div>
  );
}
