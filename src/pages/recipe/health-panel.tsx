import { Info, RotateCcw } from 'lucide-react';
import {
  findSwapChoice,
  toSwapChoice,
  toSwapKind,
  withSwapChoice,
} from '#contract/recipe/swap-choice.ts';
import { findSwaps } from '#contract/recipe/swaps.ts';
import { AddToListButton } from '#domain/list/add-to-list.tsx';
import { toIngredientLine } from '#knowledge/ingredient-line.ts';
import * as swapTexts from '#texts/swap.ts';
import { Button } from '#ui/button/button.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './health-panel.module.css';
import { SwapCard } from './ingredients/swap-card.tsx';
import type { PanelProps } from './panel-props.ts';

/** The Health-Conscious view: a toggle for each ingredient that has a substitute. */
export function HealthPanel({ recipe, shown, prepared }: PanelProps) {
  const { preparation, swap } = prepared;
  const offers = recipe.ingredients.flatMap((line, at) => {
    const { name } = toIngredientLine(line);
    const swaps = findSwaps(name);
    if (swaps.length === 0) return [];
    const choice = findSwapChoice(preparation.swapped, at);
    const kind = choice === undefined ? undefined : toSwapKind(choice);
    const isOn = choice !== undefined;
    return [{ at, name, amount: shown.lines[at]?.amount ?? '', swaps, kind, isOn }];
  });
  const on = offers.filter(({ isOn }) => isOn).length;
  return (
    <section aria-labelledby="swaps-title" className={styles.panel}>
      <div>
        <h2 id="swaps-title" className={text.h2}>
          {swapTexts.lighterSwaps}
        </h2>
        <output className={styles.count}>{swapTexts.toSwapsSentence(on, offers.length)}</output>
      </div>
      {offers.length > 0 && (
        <ul className={styles.swaps}>
          {offers.map(({ at, ...offer }) => (
            <SwapCard
              key={at}
              {...offer}
              toggle={() =>
                swap(
                  withSwapChoice(
                    preparation.swapped,
                    at,
                    offer.isOn ? undefined : toSwapChoice(at),
                  ),
                )
              }
              choose={(kind) =>
                swap(withSwapChoice(preparation.swapped, at, toSwapChoice(at, kind)))
              }
            />
          ))}
        </ul>
      )}
      <p className={styles.others}>
        <Info size={20} style={{ flexShrink: 0 }} />
        <span>
          {swapTexts.toOthersSentence(recipe.ingredients.length - offers.length, offers.length > 0)}
        </span>
      </p>
      <AddToListButton className={styles.shop} toDish={() => ({ recipe, plan: preparation })} />
      {on > 0 && (
        <Button variant="quiet" className={styles.reset} onClick={() => swap(new Set())}>
          <RotateCcw size={20} />
          {swapTexts.backToOriginal}
        </Button>
      )}
    </section>
  );
}
