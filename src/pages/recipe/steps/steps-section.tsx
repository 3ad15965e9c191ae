import { ListOrdered, PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { isMemberRecipe } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { TipsOfAStep } from '#domain/tip/tips-of-a-step.tsx';
import type { ShownRecipe } from '#knowledge/shown-recipe.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Button } from '#ui/button/button.tsx';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { FunFact } from '../story/fun-fact.tsx';
import { StepCard } from './step-card.tsx';
import { StepList } from './step-list.tsx';
import { StepTracker } from './step-tracker.tsx';
import styles from './steps-section.module.css';

interface Props {
  recipe: Recipe;
  shown: ShownRecipe;
  /** True once the page has been used; tips are requested only then. */
  hasTips: boolean;
}

/** The step tracker with its step, fun fact, and the congratulation at the last step. */
export function StepsSection({ recipe, shown, hasTips }: Props) {
  const count = recipe.instructions.length;
  const first = useLocalValue(() => toFirstStep(count), 1);
  const [chosen, setStep] = useState<number>();
  const [isWhole, setWhole] = useState(false);
  const step = chosen ?? first;
  const fact = recipe.fun_facts[step - 1];
  return (
    <section aria-labelledby="steps-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="steps-title" className={text.h2}>
          {recipeTexts.steps}
        </h2>
        <span className={styles.count}>{recipeTexts.stepOf(step, count)}</span>
      </div>
      <StepTracker count={count} current={step} goTo={setStep} />
      <StepCard shown={shown} count={count} step={step} goTo={setStep}>
        {hasTips && !isMemberRecipe(recipe._id) && (
          <TipsOfAStep key={step} recipe={recipe} step={step} />
        )}
      </StepCard>
      {step === count && <RecipeComplete title={recipe.title} />}
      {fact && <FunFact fact={fact} />}
      {step < count && !isWhole && <NextStep step={step + 1} title={shown.toStep(step).title} />}
      <div>
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          <ListOrdered size={20} />
          <span>{isWhole ? recipeTexts.hideAllSteps : recipeTexts.readAllSteps}</span>
        </Button>
      </div>
      {isWhole && <StepList recipe={recipe} shown={shown} />}
    </section>
  );
}

/** Returns the step in the hash, which links in the page's structured data set, else 1. */
function toFirstStep(count: number): number {
  const linked = Number(/^#step-(\d+)$/.exec(globalThis.location.hash)?.[1] ?? 1);
  return linked >= 1 && linked <= count ? linked : 1;
}

function NextStep({ step, title }: { step: number; title: string }) {
  return (
    <p className={joinClasses(text.bodyLg, styles.next)}>
      <span className={text.srOnly}>{recipeTexts.nextStep} </span>
      <b>{step}</b>
      <span className={styles.nextTitle}>{title}</span>
    </p>
  );
}

function RecipeComplete({ title }: { title: string }) {
  return (
    <div role="status" className={styles.complete}>
      <PartyPopper size={30} />
      <div>
        <p className={joinClasses(text.h2, styles.completeTitle)}>{recipeTexts.recipeComplete}</p>
        <p className={styles.enjoy}>{recipeTexts.readyEnjoy(title)}</p>
      </div>
    </div>
  );
}
