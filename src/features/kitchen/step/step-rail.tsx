import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { useCookingNow } from '../cooking-now.ts';
import { StepFactCard } from './step-fact.tsx';
import { StepIngredients } from './step-ingredients.tsx';

interface Props {
  tick: (ingredient: number, isTicked: boolean) => void;
}

/** Design section 7: a rail of 350 with this step's ingredients and its fun fact. */
export const StepRail = memo(function StepRail({ tick }: Props) {
  return (
    <chakra.div css={rail}>
      <Cards tick={tick} />
    </chakra.div>
  );
});

function Cards({ tick }: Props) {
  const { step, cookStep } = useCookingNow();
  const hasIngredients = cookStep.ingredients.length > 0;
  if (!hasIngredients && !cookStep.fact) return null;
  return (
    <div key={step}>
      {hasIngredients && (
        <section>
          <h2>{cookingTexts.forThisStep}</h2>
          <StepIngredients tick={tick} />
        </section>
      )}
      <StepFactCard />
    </div>
  );
}

const rail = {
  // Wider by what the cards' shadows need.
  width: '358px',
  marginInline: '-4px',
  flexShrink: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  _empty: { display: 'none' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3.5',
    padding: '8px 4px 16px',
    overflowWrap: 'anywhere',
    animation: 'fadeIn {durations.base} linear',
  },
  '& section': {
    paddingInline: '6',
    paddingTop: '5',
    paddingBottom: '3',
    borderRadius: 'card',
    backgroundColor: 'paper',
    boxShadow: 's1',
  },
  '& h2': { marginBottom: '1.5', fontSize: '1.125rem', fontWeight: '700' },
  '& ul': { fontSize: '1.25rem' },
  '& li + li': { borderTop: '1px solid {colors.line}' },
  '& aside': {
    display: 'flex',
    gap: '3.5',
    padding: '5',
    borderRadius: 'card',
    backgroundColor: 'butter.bg',
    color: 'butter',
  },
  '& b': { textStyle: 'small', fontWeight: '700' },
  '& p': {
    textStyle: 'lead',
    fontSize: { base: '1.25rem', lg: '1.25rem' },
    color: 'ink',
    marginTop: '1',
  },
} as const;
