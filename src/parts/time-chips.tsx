import { Clock, X } from 'lucide-react';
import { QUICK_TIMES } from '../../contract/recipe/quick-start.ts';
import * as moodTexts from '../../texts/en/moods.ts';
import { ChipButton } from '../ui/button/chip-button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './time-chips.module.css';

interface Props {
  /** Minutes; may be other than the usual ones. */
  chosen: number | undefined;
  choose: (minutes: number | undefined) => void;
  className?: string | undefined;
}

/** The time filter of a list, one tap each; the chosen one removes itself. */
export function TimeChips({ chosen, choose, className }: Props) {
  const times =
    chosen === undefined || QUICK_TIMES.some((time) => time === chosen)
      ? QUICK_TIMES
      : [chosen, ...QUICK_TIMES];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways.
    <div
      role="group"
      aria-label={moodTexts.longest}
      className={joinClasses(styles.times, className)}
    >
      {times.map((time) => {
        const isChosen = time === chosen;
        return (
          <ChipButton
            key={time}
            className={joinClasses(styles.time, isChosen && styles.chosen)}
            aria-label={isChosen ? moodTexts.remove(moodTexts.upTo(time)) : moodTexts.upTo(time)}
            onClick={() => choose(isChosen ? undefined : time)}
          >
            <Clock aria-hidden size={18} />
            <span>{isChosen ? moodTexts.upTo(time) : moodTexts.minutes(time)}</span>
            {isChosen && <X aria-hidden size={18} />}
          </ChipButton>
        );
      })}
    </div>
  );
}
