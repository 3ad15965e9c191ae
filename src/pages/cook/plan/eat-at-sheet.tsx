import { Flame } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { roundUp, toNextTime, toTimeOfDay } from '#knowledge/timeline/clock.ts';
import { toEarliest } from '#knowledge/timeline/plan-meal.ts';
import { removeMealTime, saveMealTime } from '#offline/kitchen/meal-time.ts';
import { allowSound } from '#platform/audio/sound.ts';
import * as cookTexts from '#texts/cook.ts';
import * as timerTexts from '#texts/timer.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import type { Meal, StoveDish } from './meal.ts';
import styles from './plan.module.css';
import { listKeptWarm, listSteps, type PlannedStep, toClock, toReady } from './plan-words.ts';
import { TimeKey } from './time-bar.tsx';

/** A start nearer than this is shown as "Start now". */
const NOW_WITHIN_MS = 30_000;

interface Props {
  meal: Meal;
  isOpen: boolean;
  close: () => void;
  /** The dish's timeline. The wide layout shows it outside of the sheet. */
  children: ReactNode;
}

/** Sets the time to eat and the planned dishes, and lists when each step begins. */
export function EatAtSheet({ meal, isOpen, close, children }: Props) {
  const { dishes, plan, eatAt, now } = meal;
  const id = useId();
  const [isKept, setKept] = useState(true);
  const planned = dishes.filter((dish) => dish.isPlanned);
  const save = (at: number | undefined, chosen: readonly StoveDish[] = planned) => {
    if (at === undefined) return;
    // Unlocks audio during this tap, because alarms ring later without a user gesture.
    allowSound();
    const ids = chosen.map((dish) => dish.id);
    void saveMealTime({ eatAt: at, dishes: ids }).then(setKept);
  };
  const earliest = toEarliestTime(planned, now);
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={cookTexts.eatAt}>
      <div className={styles.form}>
        <label htmlFor={id}>{cookTexts.eatAt}</label>
        <input
          id={id}
          type="time"
          value={eatAt === undefined ? '' : toTimeOfDay(eatAt)}
          onChange={(event) => save(toNextTime(event.target.value, now))}
        />
        <Button variant="outline" size="sm" onClick={() => save(earliest)}>
          {cookTexts.startNowFor(toClock(earliest, now))}
        </Button>
        {plan && (
          <Button variant="quiet" size="sm" onClick={() => void removeMealTime()}>
            {cookTexts.stopPlanning}
          </Button>
        )}
      </div>
      <p role="status" className={joinClasses(text.lead, styles.ready)}>
        {plan && toReady(meal)}
      </p>
      {listKeptWarm(meal).map(({ title, from }) => (
        <p key={title}>{cookTexts.keepWarm(title, toClock(from, now))}</p>
      ))}
      {children}
      {plan && !isKept && <p>{cookTexts.cannotKeepPlan}</p>}
      {!plan && <p className={styles.quiet}>{cookTexts.planHint}</p>}
      {dishes.length > 1 && (
        <ul aria-label={cookTexts.dishes} className={styles.dishes}>
          {dishes.map((dish) => {
            const others = planned.filter(({ id: one }) => one !== dish.id);
            return (
              <li key={dish.id}>
                <span>
                  <b translate="no">{dish.recipe.title}</b>
                  <small>{toTakes(dish, now)}</small>
                </span>
                {dish.isPlanned ? (
                  others.length > 0 && (
                    <Button
                      key="out"
                      variant="quiet"
                      size="sm"
                      onClick={() => save(eatAt ?? earliest, others)}
                    >
                      {cookTexts.leaveOut}
                    </Button>
                  )
                ) : (
                  <Button
                    key="in"
                    variant="outline"
                    size="sm"
                    aria-label={cookTexts.cookThisTooOf(dish.recipe.title)}
                    onClick={() => {
                      const both = [...planned, dish];
                      save(Math.max(eatAt ?? 0, toEarliestTime(both, now)), both);
                    }}
                  >
                    <Flame size={18} />
                    <span>{cookTexts.cookThisToo}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {plan && <Starts meal={meal} />}
      <Button variant="flame" className={styles.done} onClick={close}>
        {cookTexts.done}
      </Button>
    </ResponsiveDialog>
  );
}

/** Rounded up to five minutes. */
function toEarliestTime(dishes: readonly StoveDish[], now: number): number {
  return roundUp(toEarliest(dishes, now), 5);
}

/** The dish's remaining time if nothing else is cooked. */
function toTakes(dish: StoveDish, now: number): string {
  return cookTexts.takes(Math.max(0, toEarliest([dish], now) - now) / 1000);
}

function Starts({ meal }: { meal: Meal }) {
  const steps = listSteps(meal);
  const isOne = meal.dishes.filter(({ isPlanned }) => isPlanned).length < 2;
  if (steps.length === 0) return null;
  return (
    <>
      <div className={styles.heading}>
        <h3>{cookTexts.startTimes}</h3>
        <TimeKey />
      </div>
      <ol className={styles.starts}>
        {steps.map((one) => (
          <li key={`${one.dish.id} ${one.step} ${one.startAt}`}>
            <b>{toStart(one, meal.now)}</b>
            <span>
              {!isOne && <strong>{`${one.dish.recipe.title}, `}</strong>}
              <span>{toTitle(one)}</span>
              <small>{cookTexts.timesInOrder(one.times)}</small>
            </span>
          </li>
        ))}
      </ol>
      <p className={joinClasses(text.small, styles.quiet)}>{timerTexts.keepOpen}</p>
    </>
  );
}

function toStart({ startAt, hasBegun }: PlannedStep, now: number): string {
  if (hasBegun) return cookTexts.runsNow;
  return startAt - now < NOW_WITHIN_MS ? cookTexts.startNow : toClock(startAt, now);
}

function toTitle({ dish, step }: PlannedStep): string {
  const title = dish.recipe.stepTitles?.[step - 1];
  return title === undefined ? cookTexts.stepNumber(step) : cookTexts.stepTitle(step, title);
}
