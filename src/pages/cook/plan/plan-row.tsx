import { ClockAlert, ClockFading, Timer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toSegments } from '#knowledge/timeline/segments.ts';
import * as cookTexts from '#texts/cook.ts';
import { Button } from '#ui/button/button.tsx';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import type { StartStepTimer } from '../step/cook-step.ts';
import { EatAtSheet } from './eat-at-sheet.tsx';
import { keepAlarms } from './keep-alarms.ts';
import { type Meal, toKnownJobs, toMeal } from './meal.ts';
import styles from './plan.module.css';
import { isLate, listSteps, toClock, toReady } from './plan-words.ts';
import { toOfferedWait, toSecondsDone } from './step-now.ts';
import { TimeBar } from './time-bar.tsx';
import { useStove } from './use-stove.ts';

interface Props {
  recipe: Recipe;
  time: StartStepTimer;
  /** True in the wide layout, which shows the timeline here instead of in the sheet. */
  isWide: boolean;
}

/** The dish's timeline, the planned time to eat, and a button for the timer that should start now. */
export function PlanRow({ recipe, time, isWide }: Props) {
  const { step, count, cookStep } = useCookingNow();
  const meal = useMeal(recipe, step);
  const [isOpen, setOpen] = useState(false);
  const jobs = toKnownJobs(recipe);
  const words = meal && toOfferedWait(meal);
  const at = words === undefined ? -1 : cookStep.runs.findIndex((run) => run.text === words);
  const offered = cookStep.runs[at];
  const late = meal && isLate(meal) ? meal : undefined;
  const Icon = late ? ClockAlert : ClockFading;
  const eatAt = meal?.eatAt === undefined ? '' : toClock(meal.eatAt, meal.now);
  const name = `${cookTexts.eatAt} ${eatAt}`.trim();
  const timeline = (
    <div className={styles.timeline}>
      <TimeBar jobs={jobs} step={step} count={count} done={meal ? toSecondsDone(meal) : 0} />
      <p className={text.small}>{toCaption(meal, step)}</p>
    </div>
  );
  return (
    <div className={isWide ? styles.wide : styles.chips}>
      <div className={styles.row}>
        {offered?.kind === 'time' && !isWide && (
          <Button
            size="sm"
            aria-label={cookTexts.startPlannedTimer(offered.text)}
            onClick={() => time(step, at, offered.duration)}
          >
            <Timer size={18} />
            {cookTexts.startNow}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          aria-label={late ? `${name}. ${toReady(late)}` : name}
          onClick={() => setOpen(true)}
        >
          <Icon size={18} />
          {(isWide || !eatAt) && <span className={styles.eatAt}>{`${cookTexts.eatAt} `}</span>}
          {eatAt && <span>{eatAt}</span>}
        </Button>
        {isWide && timeline}
        {offered?.kind === 'time' && isWide && (
          <Button size="sm" onClick={() => time(step, at, offered.duration)}>
            <Timer size={18} />
            <span>{cookTexts.startPlannedTimer(offered.text)}</span>
          </Button>
        )}
      </div>
      {meal && (
        <EatAtSheet meal={meal} isOpen={isOpen} close={() => setOpen(false)}>
          {!isWide && timeline}
        </EatAtSheet>
      )}
    </div>
  );
}

/** Caption of the timeline: the times of the step, or with a plan the next start or when the meal is ready. */
function toCaption(meal: Meal | undefined, step: number): string {
  if (!meal) return '';
  const { plan, dishes, now } = meal;
  const [own] = dishes;
  if (!plan || !own) {
    const jobs = (own?.jobs ?? []).filter((job) => job.step === step);
    return cookTexts.timesInOrder(toSegments(jobs));
  }
  if (isLate(meal)) return toReady(meal);
  const next = listSteps(meal).find(
    ({ dish, step: of, hasBegun }) => !hasBegun && (dish.id !== own.id || of !== step),
  );
  if (!next) return toReady(meal);
  const time = toClock(next.startAt, now);
  return cookTexts.nextAt(next.dish.recipe.title, next.step, time);
}

/** The meal with the current dish first, recomputed over time. Also syncs its alarms. */
function useMeal(recipe: Recipe, step: number): Meal | undefined {
  const stove = useStove(recipe._id, step);
  const meal = useMemo(() => stove && toMeal(stove, recipe), [stove, recipe]);
  useEffect(() => {
    if (meal && stove) void ignoreError(keepAlarms(meal, stove.timers), 'retried later');
  }, [meal, stove]);
  return meal;
}
