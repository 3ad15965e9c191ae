import { useQuery } from '@tanstack/react-query';
import { toRecipeFailure } from '../../parts/recipe-failure.ts';
import { FailurePage } from '../../ui/notice/failure-page.tsx';
import { CookLoading } from './cook-loading.tsx';
import { cookingQuery } from './cooking.ts';
import { Stove } from './stove.tsx';

/** One recipe cooked step by step, full screen: what was left unfinished goes on, anything else starts at step 1. */
export function CookingView({ recipeId }: { recipeId: string }) {
  const opening = useQuery(cookingQuery(recipeId));
  if (opening.isPending) return <CookLoading />;
  if (opening.isError) {
    return <FailurePage {...toRecipeFailure(opening.error, () => void opening.refetch())} />;
  }
  return <Stove key={opening.data.session.id} opening={opening.data} />;
}
