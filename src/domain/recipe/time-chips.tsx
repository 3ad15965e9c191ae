import { Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DIETS, type Diet } from '#contract/recipe/diet.ts';
import { QUICK_TIMES } from '#contract/recipe/quick-start.ts';
import * as homeTexts from '#texts/home.ts';
import * as searchTexts from '#texts/search.ts';
import { ChipButton } from '#ui/button/chip-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './time-chips.module.css';

interface Props {
  /** Maximum minutes. A value outside the usual ones gets its own chip. */
  chosen: number | undefined;
  choose: (minutes: number | undefined) => void;
  className?: string | undefined;
  children?: ReactNode;
}

/** Time filter of a list, as a row of chips that scrolls sideways. A tap on the chosen chip removes the filter. */
export function TimeChips({ chosen, choose, className, children }: Props) {
  const times =
    chosen === undefined || QUICK_TIMES.some((time) => time === chosen)
      ? QUICK_TIMES
      : [chosen, ...QUICK_TIMES];
  return (
    <div className={joinClasses(styles.row, className)}>
      <ChipGroup label={homeTexts.longestTime}>
        {times.map((time) => {
          const isChosen = time === chosen;
          return (
            <Chip
              key={time}
              isChosen={isChosen}
              label={
                isChosen ? homeTexts.removeChosen(homeTexts.upToMin(time)) : homeTexts.upToMin(time)
              }
              choose={() => choose(isChosen ? undefined : time)}
            >
              <Clock size={18} />
              <span>{isChosen ? homeTexts.upToMin(time) : homeTexts.minutesShort(time)}</span>
            </Chip>
          );
        })}
      </ChipGroup>
      {children}
    </div>
  );
}

interface DietProps {
  chosen: Diet | undefined;
  choose: (diet: Diet | undefined) => void;
}

export function DietChips({ chosen, choose }: DietProps) {
  return (
    <ChipGroup label={searchTexts.showOnly}>
      {DIETS.map((diet) => {
        const isChosen = diet === chosen;
        const name = searchTexts.diets[diet];
        return (
          <Chip
            key={diet}
            isChosen={isChosen}
            label={isChosen ? homeTexts.removeChosen(name) : name}
            choose={() => choose(isChosen ? undefined : diet)}
          >
            <span>{name}</span>
          </Chip>
        );
      })}
    </ChipGroup>
  );
}

function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the chips are buttons that act at once, not form fields.
    <div role="group" aria-label={label} className={styles.group}>
      {children}
    </div>
  );
}

interface ChipProps {
  isChosen: boolean;
  label: string;
  choose: () => void;
  children: ReactNode;
}

function Chip({ isChosen, label, choose, children }: ChipProps) {
  return (
    <ChipButton
      className={joinClasses(styles.chip, isChosen && styles.chosen)}
      aria-label={label}
      onClick={choose}
    >
      {children}
      {isChosen && <X size={18} />}
    </ChipButton>
  );
}
