import { memo, type RefObject, Suspense, useMemo } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { StoveTimers } from '#domain/timer/stove-timers.tsx';
import { useHasTimers } from '#domain/timer/use-has-timers.ts';
import * as cookTexts from '#texts/cook.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { optionalPart } from '#ui/optional-part.ts';
import text from '../../ui/theme/text.module.css';
import styles from './cook-frame.module.css';
import { useCookingNow } from './cooking-now.ts';
import { DishSwitch } from './dish-switch.tsx';
import { useLayout } from './layout.ts';
import type { Opening } from './opening.ts';
import planStyles from './plan/plan.module.css';
import type { CookActions } from './step/cook-actions.ts';
import { StepRail } from './step/step-rail.tsx';
import { StepStage } from './step/step-stage.tsx';
import { ThumbZones } from './step/thumb-zones.tsx';
import { useSwipes } from './step/use-moves.ts';
import { TopRow } from './top-row.tsx';

/** They load beside the step, which does not need them. */
const PlanRow = optionalPart(() => import('./beside-step.ts').then((part) => part.PlanRow));
const WhileYouWait = optionalPart(() =>
  import('./beside-step.ts').then((part) => part.WhileYouWait),
);

interface Props extends CookActions {
  /** Part of a served page, without what loads after the step. */
  isServed?: boolean;
  recipe: Recipe;
  title: string;
  others: Opening['others'];
  isKept: boolean;
  /** The session was finished in another window. */
  isOver: boolean;
  isFirst: boolean;
  isLast: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Everything around the step. Memoised, so that a change of step does not render it again. */
export const CookFrame = memo(function CookFrame(props: Props) {
  const { recipe, title, others, isKept, isOver, isFirst, isLast, heading } = props;
  const { move, tick, time, showSheet, isServed = false } = props;
  const layout = useLayout();
  const hasTimers = useHasTimers();
  const isWide = layout === 'wide';
  const actions = useMemo(() => ({ move, time }), [move, time]);
  // Memoised, so that a change of step does not render it again.
  const plan = useMemo(() => {
    const space = <div className={isWide ? planStyles.wide : planStyles.chips} />;
    if (isServed) return space;
    return (
      <Suspense fallback={space}>
        <PlanRow recipe={recipe} time={time} isWide={isWide} />
      </Suspense>
    );
  }, [recipe, time, isWide, isServed]);
  const dishes = others.length > 0 && <DishSwitch title={recipe.title} others={others} />;
  const waits = useMemo(
    () =>
      !isServed && (
        <Suspense fallback={null}>
          <WhileYouWait recipe={recipe} />
        </Suspense>
      ),
    [recipe, isServed],
  );
  return (
    <div {...useSwipes(move)} className={styles.frame}>
      <h1 ref={heading} tabIndex={-1} className={text.srOnly} aria-live="polite">
        <StepHeading />
      </h1>
      <TopRow recipe={recipe} title={title} layout={layout} move={move} showSheet={showSheet} />
      {layout !== 'low' && dishes}
      {!isKept && <NotQueued isOver={isOver} />}
      <div className={joinClasses(styles.middle, isWide && styles.wide)}>
        <StepStage recipe={recipe} isWide={isWide} tick={tick} time={time}>
          {!isWide && waits}
        </StepStage>
        {isWide && (
          <StepRail tick={tick}>
            {plan}
            {waits}
          </StepRail>
        )}
      </div>
      <div className={styles.foot} data-foot="timers">
        {hasTimers && <StoveTimers />}
        {layout === 'low' && dishes}
        {!isWide && plan}
      </div>
      <ThumbZones
        isServed={isServed}
        layout={layout}
        isFirst={isFirst}
        isLast={isLast}
        actions={actions}
      />
    </div>
  );
});

function StepHeading() {
  const { step, count, cookStep } = useCookingNow();
  // The key replaces the element: otherwise the live region would announce a translated page's previous step.
  return <span key={step}>{cookTexts.stepOf(step, count, cookStep.title)}</span>;
}

function NotQueued({ isOver }: { isOver: boolean }) {
  return (
    <output className={joinClasses(text.small, styles.note)}>
      {isOver ? cookTexts.finishedElsewhere : cookTexts.cannotKeepPlace}
    </output>
  );
}
