import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { useCookingNow } from '../cooking-now.ts';
import styles from './progress-button.module.css';

/** The way so far as a row of segments; a tap on it shows all steps. */
export function ProgressButton({ showAll }: { showAll: () => void }) {
  return (
    <button
      type="button"
      aria-label={cookingTexts.allSteps}
      aria-haspopup="dialog"
      onClick={showAll}
      className={styles.button}
    >
      <Segments />
    </button>
  );
}

function Segments() {
  const { step, count } = useCookingNow();
  return Array.from({ length: count }, (_, at) => at + 1).map((one) => (
    <span key={one} data-state={one < step ? 'completed' : one === step ? 'current' : 'pending'} />
  ));
}
