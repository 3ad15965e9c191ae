import { useEffect, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { useDishWarnings } from '#domain/diet/use-dish-warnings.ts';
import { dismissNotice, showNotice } from '#ui/notice/notices.ts';

/** Warns of what the user avoids if the cooking view opens at the first step, until the next step. */
export function useDietNotice(recipe: Recipe, swapped: ReadonlySet<number>, step: number): void {
  const [isStart, setStart] = useState(step === 1);
  if (isStart && step !== 1) setStart(false);
  const warnings = useDishWarnings(recipe, swapped);
  const text = isStart && warnings?.isComplete ? warnings.sentences.join('. ') : '';
  useEffect(() => {
    if (text === '') return undefined;
    const id = showNotice({ kind: 'error', text, staysMs: 'until-dismissed' });
    return () => dismissNotice(id);
  }, [text]);
}
