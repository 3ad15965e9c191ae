import { chakra } from '@chakra-ui/react';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';
import { recipeTexts } from '../../../../texts/en/recipes.ts';
import type { ShownRecipe } from '../../../knowledge/shown-recipe.ts';
import { FunFact } from '../story/fun-fact.tsx';
import { StepCard } from './step-card.tsx';
import { StepTracker } from './step-tracker.tsx';

interface Props {
  recipe: Recipe;
  shown: ShownRecipe;
}

/** The specification's tracker with its step, its fun fact, and the congratulation at the last. */
export function StepsSection({ recipe, shown }: Props) {
  const count = recipe.instructions.length;
  const [step, setStep] = useState(() => toFirstStep(count));
  const fact = recipe.fun_facts[step - 1];
  return (
    <chakra.section
      aria-labelledby="steps-title"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <chakra.h2 id="steps-title" textStyle="h2">
          {recipePageTexts.steps}
        </chakra.h2>
        <chakra.span color="ink.muted" fontWeight="600">
          {recipePageTexts.stepOf(step, count)}
        </chakra.span>
      </chakra.div>
      <StepTracker count={count} current={step} goTo={setStep} />
      <StepCard shown={shown} count={count} step={step} goTo={setStep} />
      {step === count && <RecipeComplete title={recipe.title} />}
      {fact && <FunFact fact={fact} />}
      {step < count && <NextStep step={step + 1} title={shown.toStep(step).title} />}
    </chakra.section>
  );
}

/** Step 1 (specification 4), unless a link leads to a step of its own: "#step-3" in what the page tells importers. */
function toFirstStep(count: number): number {
  const asked = Number(/^#step-(\d+)$/.exec(globalThis.location.hash)?.[1] ?? 1);
  return asked >= 1 && asked <= count ? asked : 1;
}

/** What comes next, at a glance. */
function NextStep({ step, title }: { step: number; title: string }) {
  return (
    <chakra.p display="flex" gap="6" textStyle="bodyLg" color="ink.muted">
      <chakra.span srOnly>{recipePageTexts.nextStep} </chakra.span>
      <b>{step}</b>
      <chakra.span color="ink">{title}</chakra.span>
    </chakra.p>
  );
}

function RecipeComplete({ title }: { title: string }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      gap="4"
      px="5"
      py="5"
      borderRadius="card"
      bg="basil.bg"
      color="basil"
    >
      <PartyPopper aria-hidden size={30} />
      <div>
        <chakra.p textStyle="h2" fontSize="1.5rem">
          {recipeTexts.recipeComplete}
        </chakra.p>
        <chakra.p mt="1" color="ink">
          {recipePageTexts.readyEnjoy(title)}
        </chakra.p>
      </div>
    </chakra.div>
  );
}
