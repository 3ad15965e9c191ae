import { memo, type RefObject } from 'react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './cook-frame.module.css';
import { useCookingNow } from './cooking-now.ts';
import { useLayout } from './layout.ts';
import type { Move } from './step/moves.ts';
import { StepRail } from './step/step-rail.tsx';
import { StepStage } from './step/step-stage.tsx';
import { ThumbZones } from './step/thumb-zones.tsx';
import { useSwipes } from './step/use-moves.ts';
import { useStoveTimers } from './timers/use-stove-timers.ts';
import { TopRow } from './top-row.tsx';

interface Props {
  recipe: Recipe;
  title: string;
  isKept: boolean;
  /** Brought to its end in another window. */
  isOver: boolean;
  isFirst: boolean;
  isLast: boolean;
  move: (move: Move) => void;
  tick: (ingredient: number, isTicked: boolean) => void;
  showAll: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What stands still while the steps go by. */
export const CookFrame = memo(function CookFrame(props: Props) {
  const { recipe, title, isKept, isOver, isFirst, isLast, move, tick, showAll, heading } = props;
  const layout = useLayout();
  const isWide = layout === 'wide';
  const { Timers, time } = useStoveTimers(recipe);
  return (
    <div {...useSwipes(move)} className={styles.frame}>
      <h1 ref={heading} tabIndex={-1} className={text.srOnly} aria-live="polite">
        <StepHeading />
      </h1>
      <TopRow recipeId={recipe._id} title={title} layout={layout} showAll={showAll} />
      {!isKept && <NotQueued isOver={isOver} />}
      <div className={joinClasses(styles.middle, isWide && styles.wide)}>
        <StepStage title={title} layout={layout} tick={tick} time={time} />
        {isWide && <StepRail tick={tick} />}
      </div>
      {Timers && <Timers />}
      <ThumbZones layout={layout} isFirst={isFirst} isLast={isLast} move={move} />
    </div>
  );
});

function StepHeading() {
  const { step, count, cookStep } = useCookingNow();
  return cookingTexts.stepOf(step, count, cookStep.title);
}

function NotQueued({ isOver }: { isOver: boolean }) {
  return (
    <output className={joinClasses(text.small, styles.note)}>
      {isOver ? cookingTexts.finishedElsewhere : cookingTexts.cannotKeepPlace}
    </output>
  );
}
