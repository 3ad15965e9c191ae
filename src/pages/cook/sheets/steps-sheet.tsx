import { Check } from 'lucide-react';
import { useRef } from 'react';
import { OnTheStove } from '#domain/timer/stove/on-the-stove.tsx';
import * as cookTexts from '#texts/cook.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import { StepTimers } from '../step/step-timers.tsx';
import { TickList } from '../step/tick-list.tsx';
import type { KitchenSheetProps } from './sheet-props.ts';
import styles from './sheets.module.css';

type Props = Omit<KitchenSheetProps, 'name' | 'shown'>;

/** All steps with their ticks and timers, and links to the other unfinished dishes. */
export function StepsSheet({ isOpen, close, recipe, steps, choose, tick, time }: Props) {
  const { step, ticked } = useCookingNow();
  const current = useRef<HTMLButtonElement>(null);
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={cookTexts.allSteps} first={current}>
      <ol className={styles.steps}>
        {steps.map(({ title, runs, ingredients }, at) => {
          const number = at + 1;
          const isCurrent = number === step;
          return (
            <li key={title}>
              <button
                ref={isCurrent ? current : undefined}
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => choose(number)}
                className={styles.step}
              >
                <span aria-hidden className={styles.number}>
                  {number < step ? <Check size={18} strokeWidth={2.6} /> : number}
                </span>
                <span className={text.srOnly}>{cookTexts.stepPrefix(number)}</span>
                <span>{title}</span>
              </button>
              <div className={styles.details}>
                <p>{runs.map((run) => run.text).join('')}</p>
                <StepTimers dishId={recipe._id} step={number} runs={runs} time={time} />
                <TickList
                  label={cookTexts.forStep(number)}
                  ingredients={ingredients}
                  ticked={ticked}
                  tick={tick}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <OnTheStove except={recipe._id} leave={close} />
    </ResponsiveDialog>
  );
}
