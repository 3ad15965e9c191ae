import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPage } from '../../ui/lazy-page.ts';
import { CookLoading } from './cook-loading.tsx';
import { cookingQuery } from './cooking.ts';
import { Stove } from './stove.tsx';

const RecipeFailure = lazyPage(() => import('../../parts/recipe-failure.tsx'));

/** One recipe cooked step by step, full screen: what was left unfinished goes on, anything else starts at step 1. */
export function CookingView({ recipeId }: { recipeId: string }) {
  const opening = useQuery(cookingQuery(recipeId));
  if (opening.isPending) return <CookLoading />;
  if (opening.isError) {
    return (
      <Suspense fallback={<CookLoading />}>
        <RecipeFailure error={opening.error} retry={() => void opening.refetch()} />
      </Suspense>
    );
  }
  return <Stove key={opening.data.session.id} opening={opening.data} />;
}
