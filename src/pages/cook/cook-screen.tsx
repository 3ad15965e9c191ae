import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { beginStepTimer } from '#domain/timer/stove-timers.tsx';
import { type ShownRecipe, toServings } from '#knowledge/shown-recipe.ts';
import { toTimedThing } from '#knowledge/timed-thing.ts';
import { allowSound } from '#platform/audio/sound.ts';
import { useBusy } from '#platform/busy.ts';
import * as cookTexts from '#texts/cook.ts';
import { CookFrame } from './cook-frame.tsx';
import type { useCooking } from './cooking.ts';
import { type CookingNow, CookingNowContext } from './cooking-now.ts';
import type { Opening } from './opening.ts';
import { KitchenSheet } from './sheets/kitchen-sheet.tsx';
import type { SheetName } from './sheets/sheet-props.ts';
import type { EarlyAction } from './step/cook-actions.ts';
import type { StartStepTimer } from './step/cook-step.ts';
import { toCookSteps } from './step/cook-step.ts';
import type { Move } from './step/moves.ts';
import { useKeyMoves, useStepFromHash } from './step/use-moves.ts';
import { useDietNotice } from './use-diet-notice.ts';

interface Props {
  cooking: ReturnType<typeof useCooking>;
  /** The recipe with the chosen servings and swaps. */
  shown: ShownRecipe;
  /** The other unfinished dishes. */
  others: Opening['others'];
  /** The first step was already shown by the served page, so it does not move in. */
  isServed: boolean;
  early: EarlyAction[];
}

/** Cooking view of an unfinished session, with its sheets. */
export function CookScreen({ cooking, shown, others, isServed, early }: Props) {
  const { recipe, step, count, preparation, isKept, isOver, goTo, tick, finish } = cooking;
  const { ticked } = preparation;
  const steps = useMemo(() => toCookSteps(recipe, shown), [recipe, shown]);
  const [direction, setDirection] = useState<CookingNow['direction']>(
    isServed ? 'none' : 'forward',
  );
  const [sheet, setSheet] = useState<{ name: SheetName; isOpen: boolean }>();
  const time = useStartTimer(recipe);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = useRef(step);
  useLayoutEffect(() => {
    at.current = step;
  }, [step]);
  useBusy(true);
  useDietNotice(recipe, preparation.swapped, step);

  const go = useCallback(
    (to: number) => {
      setDirection(to >= at.current ? 'forward' : 'back');
      // The next move may come before React renders this one.
      at.current = Math.min(Math.max(1, to), count);
      goTo(to);
    },
    [count, goTo],
  );
  const move = useCallback(
    (to: Move) => {
      const from = at.current;
      if (to === 'next' && from === count) finish();
      else go({ next: from + 1, back: from - 1, first: 1, last: count }[to]);
    },
    [count, finish, go],
  );
  const showSheet = useCallback((name: SheetName) => setSheet({ name, isOpen: true }), []);
  useEffect(() => {
    for (const act of early.splice(0)) act({ move, tick, time, showSheet });
  }, [early, move, tick, time, showSheet]);
  const closeSheet = () => setSheet((one) => one && { ...one, isOpen: false });
  const choose = (chosen: number) => {
    // Closed first, because a closing dialog moves the focus back to its trigger.
    flushSync(closeSheet);
    go(chosen);
    heading.current?.focus();
  };
  useKeyMoves(step === count, move);
  useStepFromHash(go);

  const cookStep = steps[step - 1];
  const next = steps[step]?.title;
  const now = useMemo(
    () => cookStep && { cookStep, step, count, next, direction, ticked },
    [cookStep, step, count, next, direction, ticked],
  );
  return (
    <CookingNowContext value={now}>
      <CookFrame
        recipe={recipe}
        title={toCookTitle(recipe, shown)}
        others={others}
        isKept={isKept}
        isOver={isOver}
        isFirst={step === 1}
        isLast={step === count}
        move={move}
        tick={tick}
        time={time}
        showSheet={showSheet}
        heading={heading}
      />
      {sheet && (
        <KitchenSheet
          {...sheet}
          close={closeSheet}
          recipe={recipe}
          plan={preparation}
          shown={shown}
          steps={steps}
          choose={choose}
          tick={tick}
          time={time}
        />
      )}
    </CookingNowContext>
  );
}

/** Names the servings only if they differ from the recipe's. */
function toCookTitle(recipe: Recipe, { servings }: ShownRecipe): string {
  return servings === toServings(recipe)
    ? recipe.title
    : cookTexts.titleFor(recipe.title, servings);
}

/** Returns a function that starts a timer of this dish. */
function useStartTimer({ _id: dishId, title: name, stepTitles }: Recipe): StartStepTimer {
  return useCallback<StartStepTimer>(
    (step, run, duration) => {
      allowSound();
      const title = stepTitles?.[step - 1];
      const place = { dishId, step, name, ...(title && { thing: toTimedThing(title) }) };
      void ignoreError(beginStepTimer(place, run, duration), 'no timer starts');
    },
    [dishId, name, stepTitles],
  );
}
