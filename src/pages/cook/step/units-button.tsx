import { Scale } from 'lucide-react';
import { toOwnUnits } from '#knowledge/portions/own-units.ts';
import { saveSettings, useSettings } from '#platform/settings.ts';
import * as recipeTexts from '#texts/recipe.ts';
import styles from './units-button.module.css';

/** Switches all amounts and temperatures between metric and US units on this device. */
export function UnitsButton({ ingredients }: { ingredients: readonly string[] }) {
  const { units = toOwnUnits(ingredients) } = useSettings();
  const other = units === 'us' ? 'metric' : 'us';
  return (
    <button
      type="button"
      aria-label={recipeTexts.showUnits[other]}
      onClick={() => saveSettings({ units: other })}
      className={styles.units}
    >
      <Scale size={18} />
      <span>{other === 'us' ? recipeTexts.us : recipeTexts.metric}</span>
    </button>
  );
}
