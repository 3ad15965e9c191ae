import { type ComponentType, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { useBusy } from '../../browser/busy.ts';
import { type ShownRecipe, toServings } from '../../knowledge/shown-recipe.ts';
import { CookFrame } from './cook-frame.tsx';
import type { useCooking } from './cooking.ts';
import { type CookingNow, CookingNowContext } from './cooking-now.ts';
import { toCookSteps } from './step/cook-step.ts';
import type { Move } from './step/moves.ts';
import type { SheetProps } from './step/steps-sheet.tsx';
import { useAskedStep } from './step/use-asked-step.ts';
import { useKeyMoves } from './step/use-moves.ts';

interface Props {
  cooking: ReturnType<typeof useCooking>;
  /** The recipe as it is being cooked: for so many, with its swaps. */
  shown: ShownRecipe;
}

/** All steps at a glance come when they are asked for, or before that in an idle moment. */
export const loadSheet = () => import('./step/steps-sheet.tsx');

/** The step being cooked, with the ways on, back, out, and to all the others. */
export function CookScreen({ cooking, shown }: Props) {
  const { recipe, step, count, preparation, isKept, isOver, goTo, tick, finish } = cooking;
  const { ticked } = preparation;
  const steps = useMemo(() => toCookSteps(recipe, shown), [recipe, shown]);
  const [direction, setDirection] = useState<CookingNow['direction']>('forward');
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const at = useRef(step);
  useLayoutEffect(() => {
    at.current = step;
  }, [step]);
  useBusy(true);

  const go = useCallback(
    (to: number) => {
      setDirection(to >= at.current ? 'forward' : 'back');
      goTo(to);
    },
    [goTo],
  );
  const move = useCallback(
    (to: Move) => {
      const from = at.current;
      if (to === 'next' && from === count) finish();
      else go({ next: from + 1, back: from - 1, first: 1, last: count }[to]);
    },
    [count, finish, go],
  );
  const showAll = useCallback(() => {
    const show = ({ StepsSheet }: Awaited<ReturnType<typeof loadSheet>>) =>
      setSheet(() => StepsSheet);
    // Where it cannot be had the app says so, and the step stays.
    loadSheet().then(show, () => undefined);
  }, []);
  useKeyMoves(step === count, move);
  useAskedStep(go);

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
        isKept={isKept}
        isOver={isOver}
        isFirst={step === 1}
        isLast={step === count}
        move={move}
        tick={tick}
        showAll={showAll}
        heading={heading}
      />
      {Sheet && (
        <Sheet
          titles={steps.map((one) => one.title)}
          step={step}
          choose={(chosen) => {
            go(chosen);
            heading.current?.focus();
          }}
          close={() => setSheet(undefined)}
        />
      )}
    </CookingNowContext>
  );
}

/** How many it is for is said where that is not what the recipe was written for. */
function toCookTitle(recipe: Recipe, { servings }: ShownRecipe): string {
  return servings === toServings(recipe)
    ? recipe.title
    : cookingTexts.titleFor(recipe.title, servings);
}
