import type { Recipe } from '#contract/recipe/schema.ts';
import { AddToListButton } from '#domain/list/add-to-list.tsx';
import { Servings } from '#domain/recipe/servings.tsx';
import type { IngredientHeading } from '#knowledge/cookbook/own-recipe.ts';
import { hasAssumedServings, type ShownRecipe } from '#knowledge/shown-recipe.ts';
import * as recipeTexts from '#texts/recipe.ts';
import text from '../../../ui/theme/text.module.css';
import type { RecipePreparation } from '../recipe-preparation.ts';
import { IngredientList } from './ingredient-list.tsx';
import styles from './ingredients.module.css';
import { UnitsChoice } from './units-choice.tsx';

interface Props {
  recipe: Recipe;
  shown: ShownRecipe;
  prepared: RecipePreparation;
  headings?: readonly IngredientHeading[] | undefined;
}

export function Ingredients({ recipe, shown, prepared, headings }: Props) {
  return (
    <section aria-label={recipeTexts.ingredients}>
      <div className={styles.head}>
        <h2 className={text.h2}>{recipeTexts.ingredients}</h2>
        <Servings
          servings={shown.servings}
          isAssumed={hasAssumedServings(recipe)}
          serve={prepared.serve}
        />
      </div>
      <IngredientList
        lines={shown.lines}
        headings={headings}
        ticked={prepared.preparation.ticked}
        toggle={prepared.toggle}
      />
      <div data-print="no" className={styles.foot}>
        <UnitsChoice ingredients={recipe.ingredients} />
        <AddToListButton size="sm" toDish={() => ({ recipe, plan: prepared.preparation })} />
      </div>
    </section>
  );
}
