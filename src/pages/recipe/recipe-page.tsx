import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toPageTitle } from '#contract/page/title.ts';
import { RecipeFailure } from '#domain/recipe/recipe-failure.tsx';
import { findListedRecipe, recipeQuery } from '#domain/recipe/recipes.ts';
import { toCloth } from '#knowledge/cloths.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { RecipeSheet } from './recipe-sheet.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import type { RecipeTab } from './recipe-tabs.tsx';

interface Props {
  recipeId: string;
  tab: RecipeTab;
  chooseTab: (tab: RecipeTab) => void;
}

/** One recipe with its four views. */
export function RecipePage({ recipeId, tab, chooseTab }: Props) {
  const client = useQueryClient();
  const answer = useQuery(recipeQuery(recipeId));
  const name = answer.data?.value.title;
  useTitle(name && toPageTitle(name));
  // A failed refetch does not replace the shown recipe.
  if (answer.data) {
    return <RecipeSheet key={recipeId} answer={answer.data} tab={tab} chooseTab={chooseTab} />;
  }
  if (answer.error) {
    return <RecipeFailure error={answer.error} retry={() => void answer.refetch()} />;
  }
  const listed = findListedRecipe(client, recipeId);
  return <RecipeSkeleton cloth={listed && toCloth(listed.cuisine)} />;
}
