import { type ComponentType, useEffect, useState } from 'react';
import { useShownRecipe } from '../../data/preparation.ts';
import type { EndProps } from './celebration.late.tsx';
import { CookScreen, loadSheet } from './cook-screen.tsx';
import { type Opening, useCooking } from './cooking.ts';
import { PlainEnd } from './plain-end.tsx';
import { loadTimers } from './timers/use-stove-timers.ts';

/** Past this the first step is drawn, also on slow phones. */
const AFTER_THE_STEP_MS = 3_000;

/** One session from its step to its end. */
export function Stove({ opening }: { opening: Opening }) {
  const cooking = useCooking(opening);
  const shown = useShownRecipe(cooking.recipe, cooking.preparation);
  const [End, setEnd] = useState<ComponentType<EndProps>>();
  const { finishedAt } = cooking;
  const isDone = finishedAt !== undefined;

  // What comes late in a cooking is brought while the first step is read: by then a kitchen may be out of reach.
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
    const alarm = setTimeout(load, AFTER_THE_STEP_MS);
    return () => clearTimeout(alarm);
  }, [isDone]);

  if (!isDone || !End) return <CookScreen cooking={cooking} shown={shown} />;
  return (
    <End
      recipe={cooking.recipe}
      servings={shown.servings}
      minutes={Math.round((finishedAt - opening.session.startedAt) / 60_000)}
    />
  );
}
