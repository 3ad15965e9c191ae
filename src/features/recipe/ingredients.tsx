import { chakra } from '@chakra-ui/react';
import type { Recipe } from '../../../contract/recipe.ts';
import { IngredientList } from './ingredient-list.tsx';

interface Props {
  recipe: Recipe;
  ticks: { ticked: ReadonlySet<number>; toggle: (ingredient: number) => void };
}

export function Ingredients({ recipe, ticks }: Props) {
  return (
    <section aria-label="Ingredients">
      <chakra.h2 textStyle="h2" mb="2">
        Ingredients
      </chakra.h2>
      <IngredientList ingredients={recipe.ingredients} {...ticks} />
      {recipe.notes && (
        <chakra.p textStyle="small" color="ink.muted" mt="4">
          {recipe.notes}
        </chakra.p>
      )}
    </section>
  );
}
