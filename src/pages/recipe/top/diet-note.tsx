import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toSwapChoice, withSwapChoice } from '#contract/recipe/swap-choice.ts';
import { useDishWarnings } from '#domain/diet/use-dish-warnings.ts';
import * as dietTexts from '#texts/diet.ts';
import * as swapTexts from '#texts/swap.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import type { RecipePreparation } from '../recipe-preparation.ts';
import styles from './diet-note.module.css';

interface Props {
  recipe: Recipe;
  prepared: RecipePreparation;
}

/** Warns about ingredients that the user avoids, and offers the swaps that solve it. */
export function DietNote({ recipe, prepared: { preparation, swap } }: Props) {
  const { swapped } = preparation;
  const warnings = useDishWarnings(recipe, swapped);
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
      <Icon aria-hidden size={22} />
      <div className={styles.words}>
        <div role="status">
          {isSolved ? (
            <p>{dietTexts.solved}</p>
          ) : (
            sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
          )}
        </div>
        {offers.map(({ at, kind, substitute, original }) => (
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
