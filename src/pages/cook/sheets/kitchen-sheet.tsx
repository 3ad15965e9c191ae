import { Suspense } from 'react';
import * as cookTexts from '#texts/cook.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { optionalPart } from '#ui/optional-part.ts';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import { IngredientsSheet } from './ingredients-sheet.tsx';
import type { KitchenSheetProps } from './sheet-props.ts';
import { StepsSheet } from './steps-sheet.tsx';

const SHEETS = {
  steps: StepsSheet,
  ingredients: IngredientsSheet,
  fact: FactSheet,
  shopping: ShoppingSheet,
};

export function KitchenSheet({ name, ...props }: KitchenSheetProps) {
  const Sheet = SHEETS[name];
  return <Sheet {...props} />;
}

type Props = Pick<KitchenSheetProps, 'isOpen' | 'close'>;

/** Loads on demand, because most dishes are cooked with what has been bought. */
const AddDishDialog = optionalPart(() =>
  import('#domain/list/add-dish-dialog.tsx').then((part) => part.AddDishDialog),
);

function ShoppingSheet({ isOpen, close, recipe, plan }: Omit<KitchenSheetProps, 'name'>) {
  return (
    <Suspense fallback={null}>
      <AddDishDialog isOpen={isOpen} close={close} recipe={recipe} plan={plan} />
    </Suspense>
  );
}

/** The fun fact of the current step: fun fact n belongs to step n. */
function FactSheet({ isOpen, close }: Props) {
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={cookTexts.funFact}>
      <p className={text.lead}>{useCookingNow().cookStep.fact}</p>
    </ResponsiveDialog>
  );
}
