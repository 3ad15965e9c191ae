import { useMemo, useRef } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toWrittenRecipe } from '#knowledge/shown-recipe.ts';
import { CookFrame } from './cook-frame.tsx';
import { CookingNowContext } from './cooking-now.ts';
import styles from './served-step.module.css';
import { toCookSteps } from './step/cook-step.ts';
import type { Move } from './step/moves.ts';

interface Props {
  recipe: Recipe;
  /** Called with each move, to be repeated when the session has opened. */
  noteMove: (move: Move) => void;
}

/** The first step in a served page, until the device has opened the session. */
export function ServedStep({ recipe, noteMove }: Props) {
  const steps = useMemo(() => toCookSteps(recipe, toWrittenRecipe(recipe)), [recipe]);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = steps.length;
  const [cookStep, next] = steps;
  const now = useMemo(
    () =>
      cookStep && {
        cookStep,
        step: 1,
        count,
        next: next?.title,
        direction: 'none' as const,
        ticked: NOTHING_TICKED,
      },
    [cookStep, next, count],
  );
  return (
    <div className={styles.served}>
      <CookingNowContext value={now}>
        <CookFrame
          isServed
          recipe={recipe}
          title={recipe.title}
          others={[]}
          isKept
          isOver={false}
          isFirst
          isLast={count === 1}
          move={noteMove}
          tick={doNothing}
          time={doNothing}
          showSheet={doNothing}
          heading={heading}
        />
      </CookingNowContext>
    </div>
  );
}

const NOTHING_TICKED: ReadonlySet<number> = new Set();
const doNothing = () => {};
