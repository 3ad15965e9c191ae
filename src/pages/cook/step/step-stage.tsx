import { memo, type ReactNode } from 'react';
import { isMemberRecipe } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { MarkedText } from '#domain/recipe/marked-text.tsx';
import * as cookTexts from '#texts/cook.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { useCookingNow } from '../cooking-now.ts';
import type { StartStepTimer } from './cook-step.ts';
import { CookTips } from './cook-tips.tsx';
import { keepFitting } from './fit-step.ts';
import { StepIngredients } from './step-ingredients.tsx';
import styles from './step-stage.module.css';
import { UnitsButton } from './units-button.tsx';

interface Props {
  recipe: Recipe;
  isWide: boolean;
  tick: (ingredient: number, isTicked: boolean) => void;
  time: StartStepTimer;
  /** Rendered below the step; scrolls with it. */
  children: ReactNode;
}

/** Shows the step in the largest size that fits. It scrolls only if the smallest size is too large. */
export const StepStage = memo(function StepStage(props: Props) {
  return (
    <div className={joinClasses(styles.stage, props.isWide && styles.wide)}>
      <Step {...props} />
      {props.children}
    </div>
  );
});

function Step({ recipe, isWide, tick, time }: Props) {
  const { cookStep, step, direction } = useCookingNow();
  return (
    <div
      key={step}
      ref={keepFitting}
      className={styles.step}
      data-size="0"
      data-direction={direction}
    >
      {isWide && <Head recipe={recipe} />}
      <div>
        <p className={styles.words}>
          <MarkedText
            runs={cookStep.runs}
            toTimer={(at) => {
              const run = cookStep.runs[at];
              return {
                name: cookTexts.startTimer(run?.text ?? ''),
                start: () => run?.kind === 'time' && time(step, at, run.duration),
              };
            }}
          />
        </p>
        {!isWide && <StepIngredients tick={tick} />}
        {!isMemberRecipe(recipe._id) && <CookTips recipe={recipe} />}
      </div>
    </div>
  );
}

/** Step number and units in the wide layout. On phones they are in the top row and the menu. */
function Head({ recipe }: { recipe: Recipe }) {
  const { cookStep, step, count } = useCookingNow();
  return (
    <div className={styles.head}>
      {/* Readable from a distance. Screen readers get the same from the heading. */}
      <div className={styles.number} aria-hidden>
        <b>{step}</b>
        <span>{cookTexts.ofCount(count)}</span>
      </div>
      {cookStep.hasUnits && <UnitsButton ingredients={recipe.ingredients} />}
    </div>
  );
}
