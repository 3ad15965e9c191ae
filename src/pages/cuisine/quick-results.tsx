import { useNavigate } from '@tanstack/react-router';
import { ChefHat, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { QuickChoice } from '#contract/recipe/quick-start.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { RecipesOrNone } from '#domain/recipe/card/recipe-grid.tsx';
import { toQuickEnough } from '#domain/recipe/list/time-filter.ts';
import { toMoodOrder } from '#knowledge/mood-order.ts';
import * as homeTexts from '#texts/home.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { ChipButton } from '#ui/button/chip-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './quick-results.module.css';

interface Props {
  choice: QuickChoice;
  recipes: readonly Recipe[];
  /** Called with the number of shown recipes. */
  count: (shown: number) => void;
}

/** The recipes for the choices of quick start, sorted by mood, with buttons that remove the choices. */
export function QuickResults({ choice: { mood, time }, recipes, count }: Props) {
  const navigate = useNavigate();
  const quick = useMemo(() => toQuickEnough(recipes, time), [recipes, time]);
  const ordered = useMemo(
    // If none is quick enough, the order by time is kept instead of the mood's.
    () => (mood && !quick.isNone ? toMoodOrder(quick.recipes, mood) : quick.recipes),
    [quick, mood],
  );
  const shown = ordered.length;
  useEffect(() => count(shown), [count, shown]);
  const dropMood = () =>
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (before) => ({ ...before, mood: undefined }),
    });
  return (
    <>
      {mood && (
        <div className={styles.choices}>
          <ChipButton
            className={styles.chosenMood}
            aria-label={homeTexts.removeChosen(toName(mood))}
            onClick={dropMood}
          >
            <ChefHat size={18} />
            <span>{toName(mood)}</span>
            <X size={18} />
          </ChipButton>
          {!quick.isNone && (
            <p className={joinClasses(text.small, styles.hint)}>{homeTexts.moodRules[mood]}</p>
          )}
        </div>
      )}
      {quick.isNone && time !== undefined && (
        <p role="status" className={styles.none}>
          {recipeTexts.toNoneWithin(time)}
        </p>
      )}
      <RecipesOrNone recipes={ordered} />
    </>
  );
}

function toName(mood: string): string {
  return mood.charAt(0).toUpperCase() + mood.slice(1);
}
