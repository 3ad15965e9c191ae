import type { ShownLine } from '#knowledge/shown-recipe.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { CheckBox } from '#ui/form/check-box.tsx';
import styles from './ingredient-list.module.css';

interface Props {
  lines: readonly ShownLine[];
  /** Indices of the ticked ingredients. */
  ticked: ReadonlySet<number>;
  toggle: (ingredient: number) => void;
}

export function IngredientList({ lines, ticked, toggle }: Props) {
  // Includes the index, because a recipe may list an ingredient twice with different amounts.
  const keys = lines.map(({ name, original }, at) => `${at} ${original ?? name}`);
  return (
    <ul className={styles.list}>
      {lines.map(({ amount, name, original }, at) => (
        <li key={keys[at]} className={styles.ingredient}>
          <CheckBox isChecked={ticked.has(at)} toggle={() => toggle(at)}>
            {amount && <strong translate="no">{`${amount} `}</strong>}
            <span>{name}</span>
            {original && <small>{` ${recipeTexts.insteadOf(original)}`}</small>}
          </CheckBox>
        </li>
      ))}
    </ul>
  );
}
