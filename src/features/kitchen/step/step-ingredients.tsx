import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { useCookingNow } from '../cooking-now.ts';

/**
 * What this step needs, to be ticked off. The looks are those of the place it stands in. A tick says that it lies ready;
 * it is not struck through, since an earlier step may have used only a part of it.
 */
export function StepIngredients({
  tick,
}: {
  tick: (ingredient: number, isTicked: boolean) => void;
}) {
  const { cookStep, ticked } = useCookingNow();
  if (cookStep.ingredients.length === 0) return null;
  return (
    <ul aria-label={cookingTexts.forThisStep}>
      {cookStep.ingredients.map(({ index, amount, name, original }) => (
        <li key={index}>
          <CheckBox isChecked={ticked.has(index)} toggle={() => tick(index, !ticked.has(index))}>
            {amount && <strong>{amount} </strong>}
            {name}
            {original && <small> {cookingTexts.insteadOf(original)}</small>}
          </CheckBox>
        </li>
      ))}
    </ul>
  );
}
