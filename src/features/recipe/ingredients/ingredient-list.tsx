import { chakra } from '@chakra-ui/react';
import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';
import type { ShownLine } from '../../../knowledge/shown-recipe.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';

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
    <chakra.ul
      css={{
        '& label:has(:checked)': { color: 'ink.muted', textDecoration: 'line-through' },
        '& small': { textStyle: 'small', color: 'basil' },
      }}
    >
      {lines.map(({ amount, name, original }, at) => (
        <chakra.li
          key={keys[at]}
          borderBottom="1px solid"
          borderColor="line"
          _last={{ borderBottom: 'none' }}
        >
          <CheckBox isChecked={ticked.has(at)} toggle={() => toggle(at)}>
            {amount && <strong>{amount} </strong>}
            {name}
            {original && <small> {recipePageTexts.insteadOf(original)}</small>}
          </CheckBox>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
