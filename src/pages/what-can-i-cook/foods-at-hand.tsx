import { X } from 'lucide-react';
import { useMemo } from 'react';
import { findFood } from '#contract/food/foods.ts';
import { useLists } from '#domain/list/queries.ts';
import { useStaples } from '#domain/list/staples.ts';
import { useList } from '#domain/list/use-list.ts';
import { saveSettings, useSettings } from '#platform/settings.ts';
import { toCapital } from '#texts/language.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { ChipButton } from '#ui/button/chip-button.tsx';
import styles from './finder.module.css';
import { toNames } from './food-names.ts';
import { addFoodIds, removeFoodId } from './food-settings.ts';

/** The foods that the cook named, each as a button that removes it, and ways to add more. */
export function FoodsAtHand() {
  const { foodsAtHand, units } = useSettings();
  const foods = foodsAtHand.flatMap((id) => findFood(id) ?? []);
  const staples = useStaples().flatMap((id) => findFood(id) ?? []);
  return (
    <section aria-label={shoppingTexts.haveFoods} className={styles.foods}>
      {foods.length > 0 && (
        <>
          <ul className={styles.chips}>
            {foods.map((food) => {
              const [name = ''] = toNames([food], units);
              return (
                <li key={food.id}>
                  <ChipButton
                    aria-label={shoppingTexts.removeFood(name)}
                    onClick={() => removeFoodId(food.id)}
                  >
                    {toCapital(name)}
                    <X size={18} />
                  </ChipButton>
                </li>
              );
            })}
          </ul>
          <Button variant="quiet" size="sm" onClick={() => saveSettings({ foodsAtHand: [] })}>
            {shoppingTexts.clearFoods}
          </Button>
        </>
      )}
      <AddBought />
      {staples.length > 0 && (
        <p className={styles.home}>
          {shoppingTexts.alsoAtHome(toNames(staples, units).join(', '))}
        </p>
      )}
    </section>
  );
}

/** A button that adds the bought foods of the first shopping list. */
function AddBought() {
  const { foodsAtHand } = useSettings();
  const { lists } = useLists();
  const { lines } = useList(lists[0]?._id);
  const ids = useMemo(() => {
    const bought = lines.flatMap(({ food, isBought }) => (food && isBought ? [food.id] : []));
    return [...new Set(bought)].filter((id) => !foodsAtHand.includes(id));
  }, [lines, foodsAtHand]);
  if (ids.length === 0) return null;
  return (
    <Button variant="outline" size="sm" onClick={() => addFoodIds(ids)}>
      {shoppingTexts.addBought(ids.length)}
    </Button>
  );
}
