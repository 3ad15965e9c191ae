import { FactSheet } from './fact-sheet.tsx';
import { IngredientsSheet } from './ingredients-sheet.tsx';
import type { KitchenSheetProps } from './sheet-props.ts';
import { StepsSheet } from './steps-sheet.tsx';

const SHEETS = { steps: StepsSheet, ingredients: IngredientsSheet, fact: FactSheet };

export function KitchenSheet({ name, ...props }: KitchenSheetProps) {
  const Sheet = SHEETS[name];
  return <Sheet {...props} />;
}
