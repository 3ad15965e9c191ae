import type { CookingSession } from '#offline/recipes/session-rows.ts';
import * as cookTexts from '#texts/cook.ts';
import { CheckBox } from '#ui/form/check-box.tsx';
import type { StepIngredient } from './cook-step.ts';

interface Props {
  label: string;
  ingredients: readonly StepIngredient[];
  /** Each above the ingredient with the index `at`. */
  headings?: CookingSession['recipe']['headings'];
  /** Indices into the recipe's ingredients. */
  ticked: ReadonlySet<number>;
  tick: (ingredient: number, isTicked: boolean) => void;
}

/**
 * Checklist of ingredients, styled by its parent. A tick means that the ingredient is ready. It is not struck through,
 * because an earlier step may have used only a part of it.
 */
export function TickList({ label, ingredients, headings, ticked, tick }: Props) {
  if (ingredients.length === 0) return null;
  return (
    <ul aria-label={label}>
      {ingredients.map(({ index, amount, name, original }) => (
        <li key={index}>
          {headings?.map((one) => one.at === index && <h3 key={one.text}>{one.text}</h3>)}
          <CheckBox isChecked={ticked.has(index)} toggle={() => tick(index, !ticked.has(index))}>
            {amount && <strong translate="no">{`${amount} `}</strong>}
            <span>{name}</span>
            {original && <small>{` ${cookTexts.insteadOf(original)}`}</small>}
          </CheckBox>
        </li>
      ))}
    </ul>
  );
}
