import { useQuery } from '@tanstack/react-query';
import { cookingQuery } from '../../data/cooking.ts';
import { CookFailure } from './cook-failure.tsx';
import { CookLoading } from './cook-loading.tsx';
import { Stove } from './stove.tsx';

/** One recipe cooked step by step, full screen: what was left unfinished goes on, anything else starts at step 1. */
export function CookingView({ recipeId }: { recipeId: string }) {
  const opening = useQuery(cookingQuery(recipeId));
  if (opening.isPending) return <CookLoading />;
  if (opening.isError) {
    return <CookFailure error={opening.error} retry={() => void opening.refetch()} />;
  }
  return <Stove key={opening.data.session.id} opening={opening.data} />;
}
