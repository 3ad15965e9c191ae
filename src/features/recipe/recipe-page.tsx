import { useQuery } from '@tanstack/react-query';
import { toPageTitle } from '../../../contract/page-title.ts';
import { recipeQuery } from '../../data/recipes.ts';
import { toRecipeFailure } from '../../parts/recipe-failure.ts';
import { FailurePage } from '../../ui/notice/failure-page.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { RecipeSheet } from './recipe-sheet.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import type { RecipeTab } from './recipe-tabs.tsx';

interface Props {
  recipeId: string;
  tab: RecipeTab;
  chooseTab: (tab: RecipeTab) => void;
}

/** One recipe with its four views (specification 2). */
export function RecipePage({ recipeId, tab, chooseTab }: Props) {
  const answer = useQuery(recipeQuery(recipeId));
  const failure = answer.error && toRecipeFailure(answer.error, () => void answer.refetch());
  const name = answer.data?.value.title ?? failure?.title;
  useTitle(name && toPageTitle(name));
  // What is being read stays, though asking for it again may have failed.
  if (answer.data) {
    return <RecipeSheet key={recipeId} answer={answer.data} tab={tab} chooseTab={chooseTab} />;
  }
  return failure ? <FailurePage {...failure} /> : <RecipeSkeleton />;
}
