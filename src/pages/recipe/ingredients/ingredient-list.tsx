import type { IngredientHeading } from '#knowledge/cookbook/own-recipe.ts';
import type { ShownLine } from '#knowledge/shown-recipe.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { CheckBox } from '#ui/form/check-box.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './ingredient-list.module.css';

interface Props {
  lines: readonly ShownLine[];
  headings?: readonly IngredientHeading[] | undefined;
  /** Indices of the ticked ingredients. */
  ticked: ReadonlySet<number>;
  toggle: (ingredient: number) => void;
}

export function IngredientList({ lines, headings, ticked, toggle }: Props) {
  // Includes the index, because a recipe may list an ingredient twice with different amounts.
  const keys = lines.map(({ name, original }, at) => `${at} ${original ?? name}`);
  return (
    <ul className={styles.list}>
      {lines.map(({ amount, name, original }, at) => (
        <li key={keys[at]} className={styles.ingredient}>
          {headings?.map(
            (one) =>
              one.at === at && (
                <h3 key={one.text} className={joinClasses(text.label, styles.heading)}>
                  {one.text}
                </h3>
              ),
          )}
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
