import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as recipeTexts from '#texts/recipe.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './step-tracker.module.css';

interface Props {
  count: number;
  /** 1-based. */
  current: number;
  goTo: (step: number) => void;
}

/** Steps before the current one are completed, the rest pending; a click on a number jumps to it. */
export function StepTracker({ count, current, goTo }: Props) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const node = row.current?.children[current - 1];
    if (!row.current || !(node instanceof HTMLElement)) return;
    // Long rows scroll on phones: the current node is centred.
    const middle = node.offsetLeft + node.clientWidth - HALF_NODE;
    row.current.scrollTo({ left: middle - row.current.clientWidth / 2 });
  }, [current]);

  return (
    <ol ref={row} aria-label={recipeTexts.steps} className={styles.tracker}>
      {Array.from({ length: count }, (_, at) => at + 1).map((step) => {
        const state = step < current ? 'completed' : step === current ? 'current' : 'pending';
        return (
          <li
            key={step}
            className={joinClasses(
              styles.place,
              step === 1 ? styles.firstPlace : styles.laterPlace,
            )}
          >
            {step > 1 && (
              <span
                aria-hidden
                className={joinClasses(styles.line, step <= current ? styles.done : styles.open)}
              />
            )}
            <button
              type="button"
              onClick={() => goTo(step)}
              aria-label={recipeTexts.step(step, state)}
              aria-current={state === 'current' ? 'step' : undefined}
              className={styles.target}
            >
              <TrackerNode state={state} step={step} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Half the width of a node's tap target, in pixels. */
const HALF_NODE = 22;

function TrackerNode({
  state,
  step,
}: {
  state: 'completed' | 'current' | 'pending';
  step: number;
}) {
  return (
    <span className={joinClasses(styles.node, styles[state])}>
      {state === 'completed' ? <Check size={18} strokeWidth={2.6} /> : step}
    </span>
  );
}
