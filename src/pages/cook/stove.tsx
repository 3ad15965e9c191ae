import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useShownRecipe } from '#domain/recipe/preparation.ts';
import { hasAssumedServings } from '#knowledge/shown-recipe.ts';
import { Celebration } from './celebration.tsx';
import { CookScreen } from './cook-screen.tsx';
import { useCooking } from './cooking.ts';
import { readDoneHash, toDoneHash } from './done-hash.ts';
import type { Opening } from './opening.ts';
import type { EarlyAction } from './step/cook-actions.ts';

interface Props {
  opening: Opening;
  /** The first step was already shown by the served page. */
  isServed: boolean;
  /** Actions of the cook before the session opened. Each is removed once it has been applied. */
  early: EarlyAction[];
}

/** One session: the cooking view and, when it is finished, its end. */
export function Stove({ opening, isServed, early }: Props) {
  const cooking = useCooking(opening);
  const shown = useShownRecipe(cooking.recipe, cooking.preparation);
  const { finishedAt } = cooking;
  const isDone = finishedAt !== undefined;
  const router = useRouter();
  const { id } = opening.session;
  // Updates the hash only when `isDone` changes, because leaving the page changes the address too.
  useEffect(() => {
    const { state, navigate } = router;
    const isDoneInUrl = readDoneHash(state.location.hash) !== undefined;
    if (isDone === isDoneInUrl) return;
    const hash = isDone ? toDoneHash(id) : '';
    void navigate({ to: '.', hash, replace: true, resetScroll: false });
  }, [id, isDone, router]);

  if (!isDone) {
    return (
      <CookScreen
        cooking={cooking}
        shown={shown}
        others={opening.others}
        isServed={isServed}
        early={early}
      />
    );
  }
  return (
    <Celebration
      recipe={cooking.recipe}
      servings={hasAssumedServings(cooking.recipe) ? undefined : shown.servings}
      minutes={Math.round((finishedAt - opening.session.startedAt) / 60_000)}
      lines={shown.lines}
      reopen={cooking.reopen}
    />
  );
}
