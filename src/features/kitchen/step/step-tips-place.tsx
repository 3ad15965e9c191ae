import { useEffect, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { TipsPlace } from '../../../parts/tips/tips-place.tsx';
import { PAST_FIRST_STEP_MS, useCookingNow } from '../cooking-now.ts';
import styles from './step-tips-place.module.css';

/** True once tips were loaded in this window; later steps show theirs at once. */
let isBrought = false;

/** Tips of other cooks about the step. Their space is reserved from the start. */
export function StepTipsPlace({ recipe }: { recipe: Recipe }) {
  const { step } = useCookingNow();
  const [isWanted, setWanted] = useState(isBrought);
  useEffect(() => {
    const bring = () => {
      isBrought = true;
      setWanted(true);
    };
    const alarm = setTimeout(bring, isBrought ? 0 : PAST_FIRST_STEP_MS);
    return () => clearTimeout(alarm);
  }, []);
  return (
    <div className={styles.place}>{isWanted && <TipsPlace recipe={recipe} step={step} />}</div>
  );
}
