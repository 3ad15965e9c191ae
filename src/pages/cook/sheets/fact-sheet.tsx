import * as cookingTexts from '#texts/cooking.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import type { KitchenSheetProps } from './sheet-props.ts';

type Props = Pick<KitchenSheetProps, 'isOpen' | 'close'>;

/** The fun fact of the current step: fun fact n belongs to step n. */
export function FactSheet({ isOpen, close }: Props) {
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={cookingTexts.funFact}>
      <p className={text.lead}>{useCookingNow().cookStep.fact}</p>
    </ResponsiveDialog>
  );
}
