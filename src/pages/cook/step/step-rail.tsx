import { memo, type ReactNode } from 'react';
import * as cookTexts from '#texts/cook.ts';
import { useCookingNow } from '../cooking-now.ts';
import { StepFactCard } from './step-fact.tsx';
import { StepIngredients } from './step-ingredients.tsx';
import styles from './step-rail.module.css';

interface Props {
  tick: (ingredient: number, isTicked: boolean) => void;
  /** Rendered above the cards. */
  children: ReactNode;
}

/** A 350 px wide rail with this step's ingredients and fun fact. */
export const StepRail = memo(function StepRail({ tick, children }: Props) {
  return (
    <div className={styles.rail}>
      {children}
      <Cards tick={tick} />
    </div>
  );
});

function Cards({ tick }: Pick<Props, 'tick'>) {
  const { step, cookStep } = useCookingNow();
  const hasIngredients = cookStep.ingredients.length > 0;
  if (!hasIngredients && !cookStep.fact) return null;
  return (
    <div key={step} className={styles.cards}>
      {hasIngredients && (
        <section className={styles.ingredients}>
          <h2>{cookTexts.forThisStep}</h2>
          <StepIngredients tick={tick} />
        </section>
      )}
      <StepFactCard />
    </div>
  );
}
