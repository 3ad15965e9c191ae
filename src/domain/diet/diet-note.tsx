import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toSwapChoice, withSwapChoice } from '#contract/recipe/swap-choice.ts';
import * as dietTexts from '#texts/diet.ts';
import * as swapTexts from '#texts/swap.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import styles from './diet-note.module.css';
import { type Dish, useDishWarnings } from './use-dish-warnings.ts';

interface Props {
  dish: Dish;
  /** The chosen swaps. */
  swapped?: ReadonlySet<number>;
  /** Chooses swaps. Omit it to offer none. */
  swap?: (swapped: ReadonlySet<number>) => void;
}

const UNSWAPPED: ReadonlySet<number> = new Set();

/** Warns about ingredients that the user avoids, and offers the swaps that solve it. */
export function DietNote({ dish, swapped = UNSWAPPED, swap }: Props) {
  const warnings = useDishWarnings(dish, swapped);
  const note = useRef<HTMLElement>(null);
  if (!warnings) return null;
  const { sentences, offers, isSolved } = warnings;
  if (sentences.length === 0 && !isSolved) return null;
  const Icon = isSolved ? CircleCheck : TriangleAlert;
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label={dietTexts.warning}
      className={joinClasses(styles.note, isSolved && styles.solved)}
    >
      <Icon size={22} />
      <div className={styles.words}>
        <div role="status">
          {isSolved ? (
            <p>{dietTexts.solved}</p>
          ) : (
            sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
          )}
        </div>
        {swap &&
          offers.map(({ at, kind, substitute, original }) => (
            <Button
              key={at}
              variant="outline"
              className={styles.offer}
              onClick={() => {
                swap(withSwapChoice(swapped, at, toSwapChoice(at, kind)));
                // The button disappears, so that the focus would be lost.
                note.current?.focus();
              }}
            >
              {swapTexts.swapFor(substitute, original)}
            </Button>
          ))}
        <p className={styles.more}>
          {`${dietTexts.checkLabels} `}
          <TextLink to={pagePaths.diet}>{dietTexts.change}</TextLink>
        </p>
      </div>
    </section>
  );
}
