import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import { toTextKey } from '../../../../contract/text-key.ts';
import { allRecipesQuery } from '../../../data/recipes.ts';

/** A recipe that somebody keeps by its name; `recipe` is missing while it loads, and where no such recipe is known. */
export interface MarkedRecipe {
  name: string;
  recipe: Recipe | undefined;
  isLoading: boolean;
}

/** Favourites and saved recipes are lists of names (specification 3): here with the dishes they name. */
export function useMarkedRecipes(names: readonly string[]): readonly MarkedRecipe[] {
  const { data, isPending } = useQuery({ ...allRecipesQuery(), enabled: names.length > 0 });
  return useMemo(() => {
    const known = new Map(data?.value.map((recipe) => [toTextKey(recipe.recipe_name), recipe]));
    return names.map((name) => ({
      name,
      recipe: known.get(toTextKey(name)),
      isLoading: isPending,
    }));
  }, [names, data, isPending]);
}
