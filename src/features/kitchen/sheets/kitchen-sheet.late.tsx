import { IngredientsSheet } from './ingredients-sheet.tsx';
import type { KitchenSheetProps } from './sheet-props.ts';
import { StepsSheet } from './steps-sheet.tsx';

export default function KitchenSheet({ name, ...props }: KitchenSheetProps) {
  return name === 'steps' ? <StepsSheet {...props} /> : <IngredientsSheet {...props} />;
}
