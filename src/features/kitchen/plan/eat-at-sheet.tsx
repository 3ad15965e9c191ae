import { useId, useState } from 'react';
import * as texts from '../../../../texts/en/meal-plan.ts';
import { stepNumber } from '../../../../texts/en/steps.ts';
import { keepOpen } from '../../../../texts/en/timers.ts';
import { allowSound } from '../../../browser/audio/sound.ts';
import { roundUp, toNextTime, toTimeOfDay } from '../../../knowledge/timeline/clock.ts';
import { toEarliest } from '../../../knowledge/timeline/plan-meal.ts';
import { removeMealTime, saveMealTime } from '../../../offline/kitchen/meal-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ResponsiveDialog } from '../../../ui/dialog/responsive-dialog.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import type { Meal } from './meal.ts';
import styles from './plan.module.css';
import { listSteps, type PlannedStep, toClock, toReady } from './plan-words.ts';
import { TimeKey } from './time-bar.tsx';

/** A start nearer than this is shown as "Start now". */
const NOW_WITHIN_MS = 30_000;

interface Props {
  meal: Meal;
  isOpen: boolean;
  close: () => void;
}

/** When to eat, of which dishes, and when each of their steps begins. */
export function EatAtSheet({ meal, isOpen, close }: Props) {
  const { dishes, plan, eatAt, now } = meal;
  const id = useId();
  const [isKept, setKept] = useState(true);
  const save = (at: number | undefined, without: readonly string[]) => {
    if (at === undefined) return;
    // Its alarms ring later, when no tap allows it.
    allowSound();
    void saveMealTime({ eatAt: at, without: [...without] }).then(setKept);
  };
  const without = dishes.flatMap((dish) => (dish.isPlanned ? [] : [dish.id]));
  const earliest = roundUp(
    toEarliest(
      dishes.filter(({ isPlanned }) => isPlanned),
      now,
    ),
    5,
  );
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={texts.eatAt}>
      <div className={styles.form}>
        <label htmlFor={id}>{texts.eatAt}</label>
        <input
          id={id}
          type="time"
          value={eatAt === undefined ? '' : toTimeOfDay(eatAt)}
          onChange={(event) => save(toNextTime(event.target.value, now), without)}
        />
        <Button variant="outline" size="sm" onClick={() => save(earliest, without)}>
          {texts.startNowFor(toClock(earliest, now))}
        </Button>
        {plan && (
          <Button variant="quiet" size="sm" onClick={() => void removeMealTime()}>
            {texts.stopPlanning}
          </Button>
        )}
      </div>
      <p role="status" className={joinClasses(text.lead, styles.ready)}>
        {plan && toReady(meal)}
      </p>
      {plan && !isKept && <p>{texts.cannotKeepPlan}</p>}
      {!plan && <p className={styles.quiet}>{texts.planHint}</p>}
      {dishes.length > 1 && (
        <fieldset className={styles.dishes}>
          <legend>{texts.dishes}</legend>
          {dishes.map(({ id: dishId, recipe, isPlanned }) => (
            <CheckBox
              key={dishId}
              isChecked={isPlanned}
              toggle={() =>
                save(
                  eatAt ?? earliest,
                  isPlanned ? [...without, dishId] : without.filter((one) => one !== dishId),
                )
              }
            >
              {recipe.title}
            </CheckBox>
          ))}
        </fieldset>
      )}
      {plan && <Starts meal={meal} />}
    </ResponsiveDialog>
  );
}

function Starts({ meal }: { meal: Meal }) {
  const steps = listSteps(meal);
  const isOne = meal.dishes.filter(({ isPlanned }) => isPlanned).length < 2;
  if (steps.length === 0) return null;
  return (
    <>
      <div className={styles.heading}>
        <h3>{texts.startTimes}</h3>
        <TimeKey />
      </div>
      <ol className={styles.starts}>
        {steps.map((one) => (
          <li key={`${one.dish.id} ${one.step}`}>
            <b>{toStart(one, meal.now)}</b>
            <span>
              {!isOne && <strong>{`${one.dish.recipe.title}, `}</strong>}
              <span>{toTitle(one)}</span>
              <small>{texts.timesInOrder(one.times)}</small>
            </span>
          </li>
        ))}
      </ol>
      <p className={joinClasses(text.small, styles.quiet)}>{keepOpen}</p>
    </>
  );
}

function toStart({ startAt, hasBegun }: PlannedStep, now: number): string {
  if (hasBegun) return texts.runsNow;
  return startAt - now < NOW_WITHIN_MS ? texts.startNow : toClock(startAt, now);
}

function toTitle({ dish, step }: PlannedStep): string {
  const title = dish.recipe.stepTitles?.[step - 1];
  return title === undefined ? stepNumber(step) : texts.stepTitle(step, title);
}
