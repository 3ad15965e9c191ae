import { chakra } from '@chakra-ui/react';
import { Info, RotateCcw } from 'lucide-react';
import {
  findSwapChoice,
  toSwapChoice,
  toSwapKind,
  withSwapChoice,
} from '#contract/recipe/swap-choice.ts';
import { findSwaps } from '#contract/recipe/swaps.ts';
import { toIngredientLine } from '#knowledge/ingredient-line.ts';
import { toOthersSentence, toSwapsSentence } from '#texts/swap-counts.ts';
import * as swapTexts from '#texts/swaps.ts';
import { Button } from '#ui/button/button.tsx';
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
    <chakra.section aria-labelledby="swaps-title" display="grid" gap="4">
      <div>
        <chakra.h2 id="swaps-title" textStyle="h2">
          {swapTexts.lighterSwaps}
        </chakra.h2>
        <chakra.output display="block" mt="1" color="ink.muted">
          {toSwapsSentence(on, offers.length)}
        </chakra.output>
      </div>
      {offers.length > 0 && (
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
          gap="4"
        >
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
        </chakra.ul>
      )}
      <chakra.p
        display="flex"
        alignItems="center"
        gap="3"
        px="4.5"
        py="3.5"
        bg="paper"
        borderRadius="card"
        boxShadow="s1"
      >
        <Info aria-hidden size={20} style={{ flexShrink: 0 }} />
        <span>
          {toOthersSentence(recipe.ingredients.length - offers.length, offers.length > 0)}
        </span>
      </chakra.p>
      {on > 0 && (
        <Button variant="quiet" className={styles.reset} onClick={() => swap(new Set())}>
          <RotateCcw aria-hidden size={20} />
          {swapTexts.backToOriginal}
        </Button>
      )}
    </chakra.section>
  );
}
