import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';
import type { ShownLine } from '../../../knowledge/shown-recipe.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import styles from './ingredient-list.module.css';

interface Props {
  lines: readonly ShownLine[];
  /** Indices of what is ticked off. */
  ticked: ReadonlySet<number>;
  toggle: (ingredient: number) => void;
}

/** What goes into the dish, to be ticked off as it lies ready. */
export function IngredientList({ lines, ticked, toggle }: Props) {
  // A recipe may name the same thing twice, in words that differ only by their amount.
  const keys = lines.map(({ name, original }, at) => `${at} ${original ?? name}`);
  return (
    <ul className={styles.list}>
      {lines.map(({ amount, name, original }, at) => (
        <li key={keys[at]} className={styles.ingredient}>
          <CheckBox isChecked={ticked.has(at)} toggle={() => toggle(at)}>
            {amount && <strong translate="no">{`${amount} `}</strong>}
            <span>{name}</span>
            {original && <small>{` ${recipePageTexts.insteadOf(original)}`}</small>}
          </CheckBox>
        </li>
      ))}
    </ul>
  );
}
