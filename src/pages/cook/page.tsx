import { useQuery } from '@tanstack/react-query';
import { useParams, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { toIdOfPostRecipe } from '#contract/page/paths.ts';
import { recipeQuery } from '#domain/recipe/queries.ts';
import { RecipeFailure } from '#domain/recipe/recipe-failure.tsx';
import * as cookTexts from '#texts/cook.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';
import text from '../../ui/theme/text.module.css';
import styles from './cook-loading.module.css';
import { readDoneHash } from './done-hash.ts';
import { cookingQuery } from './opening.ts';
import { ServedStep } from './served-step.tsx';
import type { EarlyAction } from './step/cook-actions.ts';
import { Stove } from './stove.tsx';

export default function Page() {
  const { postId = '', recipeId = toIdOfPostRecipe(postId) } = useParams({ strict: false });
  // The key starts a new session for another recipe.
  return <CookingView key={recipeId} recipeId={recipeId} />;
}

/** Full-screen cooking view. Resumes an unfinished session of the recipe, otherwise starts at step 1. */
function CookingView({ recipeId }: { recipeId: string }) {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  // Read once: the hash changes when the cook finishes.
  const [done] = useState(() => readDoneHash(hash));
  const opening = useQuery(cookingQuery(recipeId, done));
  const { data: recipe } = useQuery({ ...recipeQuery(recipeId), enabled: false });
  const isHydrating = useLocalValue(() => false, true);
  // For members the app replaces the served page instead of hydrating it.
  const [isServed] = useState(
    () => isHydrating || document.querySelector('[data-served-step]') !== null,
  );
  const [early] = useState<EarlyAction[]>([]);
  const note = useCallback((action: EarlyAction) => void early.push(action), [early]);
  if (opening.isPending) {
    return isServed && recipe ? <ServedStep recipe={recipe.value} note={note} /> : <CookLoading />;
  }
  if (opening.isError) {
    return <RecipeFailure error={opening.error} retry={() => void opening.refetch()} />;
  }
  return (
    <Stove key={opening.data.session.id} opening={opening.data} isServed={isServed} early={early} />
  );
}

function CookLoading() {
  return (
    <output aria-label={cookTexts.loadingRecipe} className={styles.bars}>
      <h1 className={text.srOnly}>{cookTexts.loadingRecipe}</h1>
      <SkeletonBar w="100%" h="0.375rem" />
      <SkeletonBar w="45%" h="3.5rem" />
      <SkeletonBar w="95%" h="2rem" />
      <SkeletonBar w="80%" h="2rem" />
      <SkeletonBar w="90%" h="2rem" />
    </output>
  );
}
