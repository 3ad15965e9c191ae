import * as cookTexts from '#texts/cook.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import { IngredientsSheet } from './ingredients-sheet.tsx';
import type { KitchenSheetProps } from './sheet-props.ts';
import { StepsSheet } from './steps-sheet.tsx';

const SHEETS = { steps: StepsSheet, ingredients: IngredientsSheet, fact: FactSheet };

export function KitchenSheet({ name, ...props }: KitchenSheetProps) {
  const Sheet = SHEETS[name];
  return <Sheet {...props} />;
}

type Props = Pick<KitchenSheetProps, 'isOpen' | 'close'>;

/** The fun fact of the current step: fun fact n belongs to step n. */
function FactSheet({ isOpen, close }: Props) {
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={cookTexts.funFact}>
      <p className={text.lead}>{useCookingNow().cookStep.fact}</p>
    </ResponsiveDialog>
  );
}
