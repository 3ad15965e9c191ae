import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import type { StepIngredient } from './cook-step.ts';

interface Props {
  label: string;
  ingredients: readonly StepIngredient[];
  /** Indices into the recipe's ingredients. */
  ticked: ReadonlySet<number>;
  tick: (ingredient: number, isTicked: boolean) => void;
}

/**
 * Ingredients to be ticked off. The looks are those of the place they stand in. A tick says that it lies ready; it is not
 * struck through, since an earlier step may have used only a part of it.
 */
export function TickList({ label, ingredients, ticked, tick }: Props) {
  if (ingredients.length === 0) return null;
  return (
    <ul aria-label={label}>
      {ingredients.map(({ index, amount, name, original }) => (
        <li key={index}>
          <CheckBox isChecked={ticked.has(index)} toggle={() => tick(index, !ticked.has(index))}>
            {amount && <strong translate="no">{`${amount} `}</strong>}
            <span>{name}</span>
            {original && <small>{` ${cookingTexts.insteadOf(original)}`}</small>}
          </CheckBox>
        </li>
      ))}
    </ul>
  );
}
