import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import type { ShownRecipe } from '../../../knowledge/shown-recipe.ts';
import { MarkedText } from '../../../parts/marked-text.tsx';

/** All steps at once, on paper alone: on the screen they come one at a time. */
export function PrintedSteps({ recipe, shown }: { recipe: Recipe; shown: ShownRecipe }) {
  if (!useIsPrinting()) return null;
  return (
    <chakra.ol css={{ '& li': { marginBottom: '3' } }}>
      {recipe.instructions.map((instruction, at) => {
        const { title, runs } = shown.toStep(at);
        return (
          <li key={instruction}>
            <strong>
              {at + 1}. {title}
            </strong>
            <br />
            <MarkedText runs={runs} />
          </li>
        );
      })}
    </chakra.ol>
  );
}

/** True from just before the browser makes the pages until they are made. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // At once: the browser does not wait for the next render.
    const follow = () => flushSync(() => setPrinting(paper.matches));
    paper.addEventListener('change', follow);
    return () => paper.removeEventListener('change', follow);
  }, []);
  return isPrinting;
}
