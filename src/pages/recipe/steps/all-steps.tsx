import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '#contract/recipe/schema.ts';
import type { ShownRecipe } from '#knowledge/shown-recipe.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { StepList } from './step-list.tsx';

interface Props {
  recipe: Recipe;
  shown: ShownRecipe;
}

/**
 * All steps for printing, with notes and the recipe's address, and for browsers without scripts. The screen shows one
 * step at a time.
 */
export function AllSteps({ recipe, shown }: Props) {
  const steps = <StepList recipe={recipe} shown={shown} />;
  const isPrinting = useIsPrinting();
  if (!isPrinting) return <noscript>{steps}</noscript>;
  return (
    <>
      {steps}
      {shown.notes && <GoodToKnow notes={shown.notes} />}
      <p>{recipeTexts.printedFrom(globalThis.location.href.replace(/[?#].*$/, ''))}</p>
    </>
  );
}

/** True while the browser prepares the printed pages. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(watchPaper, isOnPaper, () => false);
}

const isOnPaper = () => matchMedia('print').matches;

function watchPaper(listener: () => void): () => void {
  const paper = matchMedia('print');
  // Synchronous, because the browser does not wait for the next render.
  const follow = () => flushSync(listener);
  paper.addEventListener('change', follow);
  return () => paper.removeEventListener('change', follow);
}
