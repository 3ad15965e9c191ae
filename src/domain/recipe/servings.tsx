import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SERVINGS_MAX } from '#contract/recipe/schema.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './servings.module.css';

interface Props {
  servings: number;
  /** Default: "Servings". */
  label?: string;
  /** True if the recipe does not name its servings. */
  isAssumed?: boolean;
  /** Changes the servings by 1 or -1. */
  serve: (more: number) => void;
}

/** Sets the servings. The amounts are scaled at once, and the new number is announced. */
export function Servings({ servings, label = recipeTexts.servings, isAssumed, serve }: Props) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <div className={styles.servings}>
        <Round label={recipeTexts.fewerServings} isOff={servings <= 1} press={() => serve(-1)}>
          <Minus size={20} />
        </Round>
        <output className={styles.count}>
          <span>{servings}</span>
          <span className={joinClasses(text.small, styles.word)}>
            {` ${recipeTexts.servingsWord(servings)}`}
          </span>
        </output>
        <Round
          label={recipeTexts.moreServings}
          isOff={servings >= SERVINGS_MAX}
          press={() => serve(1)}
        >
          <Plus size={20} />
        </Round>
      </div>
      {isAssumed && (
        <span className={joinClasses(text.small, styles.word)}>{` ${recipeTexts.assumed}`}</span>
      )}
    </div>
  );
}

interface RoundProps {
  label: string;
  isOff: boolean;
  press: () => void;
  children: ReactNode;
}

/** Stays focusable at its limit: pressing once too often must not lose the focus. */
function Round({ label, isOff, press, children }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : press}
      className={styles.round}
    >
      {children}
    </button>
  );
}
