import { memo, type ReactNode } from 'react';
import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { MarkedText } from '../../../parts/marked-text.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useCookingNow } from '../cooking-now.ts';
import type { Layout } from '../layout.ts';
import type { StartStepTimer } from './cook-step.ts';
import { keepFitting } from './fit-step.ts';
import { StepFactLine } from './step-fact.tsx';
import { StepIngredients } from './step-ingredients.tsx';
import styles from './step-stage.module.css';
import { StepTipsPlace } from './step-tips-place.tsx';
import { UnitsButton } from './units-button.tsx';

interface Props {
  recipe: Recipe;
  title: string;
  layout: Layout;
  tick: (ingredient: number, isTicked: boolean) => void;
  time: StartStepTimer;
  /** What stands below the step, and is scrolled with it. */
  children: ReactNode;
  /** What stands above it, or below where there is little room, and is scrolled too. */
  plan: ReactNode;
}

const LOOKS = { phone: undefined, low: styles.low, wide: styles.wide };

/** The step as large as it fits; it scrolls by itself only where the smallest size is too large. */
export const StepStage = memo(function StepStage(props: Props) {
  return (
    <div className={joinClasses(styles.stage, LOOKS[props.layout])}>
      {props.layout !== 'low' && props.plan}
      <Step {...props} />
      {props.layout === 'low' && props.plan}
      {props.children}
    </div>
  );
});

function Step({ recipe, title, layout, tick, time }: Props) {
  const { cookStep, step, count, direction } = useCookingNow();
  const isWide = layout === 'wide';
  return (
    <div
      key={step}
      ref={keepFitting}
      className={styles.step}
      data-size="0"
      data-direction={direction}
    >
      <div className={styles.head}>
        {/* Readable from across the kitchen; the heading says the same to those who listen. */}
        <div className={styles.number} aria-hidden>
          <b>{step}</b>
          {isWide ? (
            <span>{cookingTexts.ofCount(count)}</span>
          ) : (
            <span>
              <span>{cookingTexts.ofSteps(count)}</span>
              {layout === 'phone' && <strong translate="no">{title}</strong>}
            </span>
          )}
        </div>
        {cookStep.hasUnits && <UnitsButton ingredients={recipe.ingredients} />}
      </div>
      <div>
        <p className={styles.words}>
          <MarkedText
            runs={cookStep.runs}
            toTimer={(at) => {
              const run = cookStep.runs[at];
              return {
                name: cookingTexts.startTimer(run?.text ?? ''),
                start: () => run?.kind === 'time' && time(step, at, run.duration),
              };
            }}
          />
        </p>
        {!isWide && (
          <>
            <StepIngredients tick={tick} />
            <StepFactLine />
          </>
        )}
        <StepTipsPlace recipe={recipe} />
      </div>
    </div>
  );
}
