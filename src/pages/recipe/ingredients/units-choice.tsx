import type { Recipe } from '#contract/recipe/schema.ts';
import { toOwnUnits } from '#knowledge/portions/own-units.ts';
import { saveSettings, useSettings } from '#platform/settings.ts';
import * as recipeTexts from '#texts/recipe.ts';
import styles from './units-choice.module.css';

const CHOICES = [
  { units: 'metric', label: recipeTexts.metric },
  { units: 'us', label: recipeTexts.us },
] as const;

/** Unit setting of the device, shown beside the amounts. The default is the recipe's own units. */
export function UnitsChoice({ ingredients }: Pick<Recipe, 'ingredients'>) {
  const { units = toOwnUnits(ingredients) } = useSettings();
  return (
    <div role="group" aria-label={recipeTexts.units} className={styles.units}>
      {CHOICES.map((choice) => (
        <button
          key={choice.units}
          type="button"
          aria-pressed={choice.units === units}
          onClick={() => saveSettings({ units: choice.units })}
          className={styles.unit}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
