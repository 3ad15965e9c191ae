import { chakra } from '@chakra-ui/react';
import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';
import type { ShownRecipe } from '../../../knowledge/shown-recipe.ts';
import type { RecipePreparation } from '../recipe-preparation.ts';
import { IngredientList } from './ingredient-list.tsx';
import { Servings } from './servings.tsx';
import { UnitsChoice } from './units-choice.tsx';

interface Props {
  recipe: Recipe;
  shown: ShownRecipe;
  prepared: RecipePreparation;
}

export function Ingredients({ recipe, shown, prepared }: Props) {
  return (
    <section aria-label={recipePageTexts.ingredients}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        mb="2"
      >
        <chakra.h2 textStyle="h2">{recipePageTexts.ingredients}</chakra.h2>
        <Servings servings={shown.servings} serve={prepared.serve} />
      </chakra.div>
      <IngredientList
        lines={shown.lines}
        ticked={prepared.preparation.ticked}
        toggle={prepared.toggle}
      />
      <UnitsChoice ingredients={recipe.ingredients} />
      {shown.notes && (
        <chakra.p textStyle="small" color="ink.muted" mt="4">
          {shown.notes}
        </chakra.p>
      )}
    </section>
  );
}
