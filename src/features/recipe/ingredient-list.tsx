import { chakra } from '@chakra-ui/react';
import { toIngredientLine } from '../../data/ingredient-line.ts';
import { CheckBox } from '../../ui/check-box.tsx';

interface Props {
  ingredients: readonly string[];
  /** Indices of what is ticked off. */
  ticked: ReadonlySet<number>;
  toggle: (ingredient: number) => void;
}

/** What goes into the dish, to be ticked off as it lies ready. */
export function IngredientList({ ingredients, ticked, toggle }: Props) {
  return (
    <chakra.ul
      css={{ '& label:has(:checked)': { color: 'ink.muted', textDecoration: 'line-through' } }}
    >
      {ingredients.map((ingredient, index) => {
        const line = toIngredientLine(ingredient);
        return (
          <chakra.li
            key={ingredient}
            borderBottom="1px solid"
            borderColor="line"
            _last={{ borderBottom: 'none' }}
          >
            <CheckBox isChecked={ticked.has(index)} toggle={() => toggle(index)}>
              {line.amount && <strong>{line.amount} </strong>}
              {line.name}
            </CheckBox>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
