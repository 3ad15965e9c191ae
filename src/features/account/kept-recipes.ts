import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Recipe } from '../../../contract/recipe.ts';
import { allRecipesQuery } from '../../data/recipes.ts';

/** A recipe that somebody keeps by its name; `recipe` is missing while it is not known, or is no longer there. */
export interface KeptRecipe {
  name: string;
  recipe: Recipe | undefined;
}

/** Favourites and saved recipes are lists of names (specification 3): here with the dishes they name. */
export function useKeptRecipes(names: readonly string[]): readonly KeptRecipe[] {
  const { data } = useQuery({ ...allRecipesQuery(), enabled: names.length > 0 });
  return useMemo(() => {
    const known = new Map(data?.value.map((recipe) => [recipe.recipe_name, recipe]));
    return names.map((name) => ({ name, recipe: known.get(name) }));
  }, [names, data]);
}
