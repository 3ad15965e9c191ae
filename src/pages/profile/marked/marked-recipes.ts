import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toTextKey } from '#contract/platform/text-key.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { allRecipesQuery } from '#domain/recipe/queries.ts';

/** A marked recipe by name. `recipe` is undefined while loading and if no recipe has that name. */
export interface MarkedRecipe {
  name: string;
  recipe: Recipe | undefined;
  isLoading: boolean;
}

/** Resolves the names in favourites or saved recipes to recipes. */
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
