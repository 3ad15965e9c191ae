import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useShownRecipe } from '../../data/preparation.ts';
import { CookScreen, loadSheet } from './cook-screen.tsx';
import { useCooking } from './cooking.ts';
import { PAST_FIRST_STEP_MS } from './cooking-now.ts';
import { readDoneHash, toDoneHash } from './done-hash.ts';
import type { EndProps } from './end-props.ts';
import type { Opening } from './opening.ts';
import { PlainEnd } from './plain-end.tsx';
import { loadTimers } from './timers/use-stove-timers.ts';

/** One session: the cooking view and, when it is finished, its end. */
export function Stove({ opening }: { opening: Opening }) {
  const cooking = useCooking(opening);
  const shown = useShownRecipe(cooking.recipe, cooking.preparation);
  const [End, setEnd] = useState<ComponentType<EndProps>>();
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

  // Preloads the code needed later while the first step is read: the connection may be gone by the end.
  useEffect(() => {
    const bring = async () => {
      const { Celebration } = await import('./celebration.late.tsx');
      setEnd(() => Celebration);
    };
    if (isDone) {
      bring().catch(() => setEnd(() => PlainEnd));
      return undefined;
    }
    const load = () => void Promise.allSettled([bring(), loadSheet(), loadTimers()]);
    const alarm = setTimeout(load, PAST_FIRST_STEP_MS);
    return () => clearTimeout(alarm);
  }, [isDone]);

  if (!isDone || !End)
    return <CookScreen cooking={cooking} shown={shown} others={opening.others} />;
  return (
    <End
      recipe={cooking.recipe}
      servings={shown.servings}
      minutes={Math.round((finishedAt - opening.session.startedAt) / 60_000)}
      lines={shown.lines}
      reopen={cooking.reopen}
    />
  );
}
