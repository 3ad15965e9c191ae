import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { CookStep } from './cook-step.ts';
import { StepFactCard } from './step-fact.tsx';
import { IngredientRows } from './step-ingredients.tsx';

interface Props {
  cookStep: CookStep;
  step: number;
  ticked: ReadonlySet<number>;
  tick: (ingredient: number, isTicked: boolean) => void;
}

/** Design section 7: a rail of 350 with this step's ingredients and its fun fact. */
export const StepRail = memo(function StepRail({ cookStep, step, ticked, tick }: Props) {
  const hasIngredients = cookStep.ingredients.length > 0;
  if (!hasIngredients && !cookStep.fact) return null;
  return (
    <chakra.div
      key={step}
      w="350px"
      flexShrink="0"
      pt="2"
      pb="4"
      px="1"
      mx="-1"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      overflowWrap="anywhere"
      alignContent="start"
      gap="3.5"
      overflowY="auto"
      overscrollBehavior="contain"
      css={{ animation: 'fadeIn {durations.base} linear' }}
    >
      {hasIngredients && (
        <chakra.section bg="paper" borderRadius="card" boxShadow="s1" px="6" pt="5" pb="3">
          <chakra.h2 fontSize="1.125rem" fontWeight="700" mb="1.5">
            For this step
          </chakra.h2>
          <IngredientRows cookStep={cookStep} ticked={ticked} tick={tick} />
        </chakra.section>
      )}
      <StepFactCard fact={cookStep.fact} />
    </chakra.div>
  );
});
