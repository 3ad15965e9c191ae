import { useEffect, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { TipsOfAStep } from '#domain/tip/tips-of-a-step.tsx';
import { useCookingNow } from '../cooking-now.ts';
import styles from './cook-tips.module.css';

/** Milliseconds from the start of cooking until the first step is rendered, even on slow phones. */
const PAST_FIRST_STEP_MS = 3_000;

/** True once tips were requested in this window; later steps show theirs at once. */
let isRequested = false;

/** Tips of other cooks about the step, requested after the first step is shown. Their space is reserved. */
export function CookTips({ recipe }: { recipe: Recipe }) {
  const { step } = useCookingNow();
  const [isWanted, setWanted] = useState(isRequested);
  useEffect(() => {
    const request = () => {
      isRequested = true;
      setWanted(true);
    };
    const alarm = setTimeout(request, isRequested ? 0 : PAST_FIRST_STEP_MS);
    return () => clearTimeout(alarm);
  }, []);
  return (
    <div className={styles.tips}>{isWanted && <TipsOfAStep recipe={recipe} step={step} />}</div>
  );
}
