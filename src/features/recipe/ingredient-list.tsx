import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { toIngredientLine } from '../../data/ingredient-line.ts';
import { CheckBox } from '../../ui/check-box.tsx';

/** What goes into the dish, to be ticked off as it lies ready. */
export function IngredientList({ ingredients }: { ingredients: readonly string[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number) =>
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(index)) after.add(index);
      return after;
    });
  return (
    <chakra.ul>
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
