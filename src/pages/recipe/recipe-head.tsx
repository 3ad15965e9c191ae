import type { Recipe } from '#contract/recipe/schema.ts';
import { DietNote } from '#domain/diet/diet-note.tsx';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import type { Answer } from '#offline/network/answer.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { CookLink } from './cook/cook-link.tsx';
import type { OwnParts } from './own/own-parts.ts';
import { RecipeFacts } from './recipe-facts.tsx';
import styles from './recipe-head.module.css';
import { RecipeMarks } from './recipe-marks.tsx';
import type { RecipePreparation } from './recipe-preparation.ts';

interface Props {
  answer: Answer<Recipe>;
  /** Set for a recipe of the cookbook, which may lack cuisine and subtitle. */
  own: OwnParts | undefined;
  prepared: RecipePreparation;
  /** True in the narrow column below the picture in wide windows. */
  isBeside: boolean;
}

/** Title and facts of a dish, with its cook button. */
export function RecipeHead({ answer, own, prepared, isBeside }: Props) {
  const recipe = answer.value;
  return (
    <header className={joinClasses(styles.head, isBeside ? styles.beside : undefined)}>
      {recipe.cuisine && (
        <p className={styles.cuisine}>
          {recipe.region ? `${recipe.cuisine} · ${recipe.region}` : recipe.cuisine}
        </p>
      )}
      <h1 className={joinClasses(text.display, text.longTitle)} translate="no">
        {recipe.title}
      </h1>
      {recipe.subtitle && (
        <p className={joinClasses(text.bodyLg, styles.subtitle)}>{recipe.subtitle}</p>
      )}
      {own?.byline}
      <DietNote dish={recipe} swapped={prepared.preparation.swapped} swap={prepared.swap} />
      <div className={styles.facts}>
        <RecipeFacts recipe={recipe} />
      </div>
      <div className={joinClasses(styles.actions, isBeside ? styles.wide : undefined)}>
        <CookLink recipeId={recipe._id} isWhole={isBeside} />
        {!own && <RecipeMarks recipe={recipe} place="head" />}
      </div>
      {own?.actions}
      <AgeNote what="recipe" age={answer} />
    </header>
  );
}
