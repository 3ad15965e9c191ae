import { useMemo, useRef } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toWrittenRecipe } from '#knowledge/shown-recipe.ts';
import { CookFrame } from './cook-frame.tsx';
import { CookingNowContext } from './cooking-now.ts';
import styles from './served-step.module.css';
import type { CookActions, EarlyAction } from './step/cook-actions.ts';
import { toCookSteps } from './step/cook-step.ts';
import { useKeyMoves } from './step/use-moves.ts';

interface Props {
  recipe: Recipe;
  /** Called with each action, to be repeated when the session has opened. */
  note: (action: EarlyAction) => void;
}

/** The first step in a served page, until the device has opened the session. */
export function ServedStep({ recipe, note }: Props) {
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
  const actions = useMemo(() => toNotedActions(note), [note]);
  useKeyMoves(count === 1, actions.move);
  return (
    <div data-served-step className={styles.served}>
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
          {...actions}
          heading={heading}
        />
      </CookingNowContext>
    </div>
  );
}

const NOTHING_TICKED: ReadonlySet<number> = new Set();

function toNotedActions(note: Props['note']): CookActions {
  return {
    move: (move) => note((actions) => actions.move(move)),
    tick: (ingredient, isTicked) => note((actions) => actions.tick(ingredient, isTicked)),
    time: (step, run, duration) => note((actions) => actions.time(step, run, duration)),
    showSheet: (name) => note((actions) => actions.showSheet(name)),
  };
}
