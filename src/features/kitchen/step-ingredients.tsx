import { chakra } from '@chakra-ui/react';
import { CheckBox } from '../../ui/check-box.tsx';
import type { CookStep } from './cook-step.ts';

interface Props {
  cookStep: CookStep;
  ticked: ReadonlySet<number>;
  tick: (ingredient: number, isTicked: boolean) => void;
}

/** What this step needs, to be ticked off with one thumb. */
export function IngredientPills(props: Props) {
  if (props.cookStep.ingredients.length === 0) return null;
  return (
    <chakra.ul aria-label="For this step" display="flex" flexWrap="wrap" gap="2" mt="6">
      <Lines
        {...props}
        css={{
          bg: 'paper',
          borderRadius: 'pill',
          boxShadow: 's1',
          pl: '2.5',
          pr: '4',
          '& label': { minHeight: '44px', paddingBlock: '2px', gap: '10px' },
        }}
      />
    </chakra.ul>
  );
}

/** The same as rows of a card. */
export function IngredientRows(props: Props) {
  return (
    <chakra.ul fontSize="1.25rem" aria-label="For this step">
      <Lines
        {...props}
        css={{ borderBottom: '1px solid {colors.line}', _last: { borderBottom: 'none' } }}
      />
    </chakra.ul>
  );
}

function Lines({ cookStep, ticked, tick, css }: Props & { css: object }) {
  return cookStep.ingredients.map(({ index, amount, name }) => (
    <chakra.li key={index} css={css}>
      <CheckBox isChecked={ticked.has(index)} toggle={() => tick(index, !ticked.has(index))}>
        {amount && <strong>{amount} </strong>}
        {name}
      </CheckBox>
    </chakra.li>
  ));
}
