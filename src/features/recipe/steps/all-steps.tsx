import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import type { ShownRecipe } from '../../../knowledge/shown-recipe.ts';
import { MarkedText } from '../../../parts/marked-text.tsx';
import styles from './all-steps.module.css';

interface Props {
  recipe: Recipe;
  shown: ShownRecipe;
}

/** All steps at once, on paper and where no script runs: on the screen they come one at a time. */
export function AllSteps({ recipe, shown }: Props) {
  const steps = (
    <ol className={styles.all}>
      {recipe.instructions.map((instruction, at) => {
        const { title, runs } = shown.toStep(at);
        return (
          <li key={instruction}>
            <strong>{`${at + 1}. ${title}`}</strong>
            <br />
            <MarkedText runs={runs} />
          </li>
        );
      })}
    </ol>
  );
  return useIsPrinting() ? steps : <noscript>{steps}</noscript>;
}

/** True from just before the browser makes the pages until they are made. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(watchPaper, isOnPaper, () => false);
}

const isOnPaper = () => matchMedia('print').matches;

function watchPaper(tell: () => void): () => void {
  const paper = matchMedia('print');
  // At once: the browser does not wait for the next render.
  const follow = () => flushSync(tell);
  paper.addEventListener('change', follow);
  return () => paper.removeEventListener('change', follow);
}
