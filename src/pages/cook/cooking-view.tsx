import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { RecipeFailure } from '#domain/recipe/recipe-failure.tsx';
import { CookLoading } from './cook-loading.tsx';
import { readDoneHash } from './done-hash.ts';
import { cookingQuery } from './opening.ts';
import { Stove } from './stove.tsx';

/** Full-screen cooking view. Resumes an unfinished session of the recipe, otherwise starts at step 1. */
export function CookingView({ recipeId }: { recipeId: string }) {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  // Read once: the hash changes when the cook finishes.
  const [done] = useState(() => readDoneHash(hash));
  const opening = useQuery(cookingQuery(recipeId, done));
  if (opening.isPending) return <CookLoading />;
  if (opening.isError) {
    return <RecipeFailure error={opening.error} retry={() => void opening.refetch()} />;
  }
  return <Stove key={opening.data.session.id} opening={opening.data} />;
}
