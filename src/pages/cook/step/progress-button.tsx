import * as cookTexts from '#texts/cook.ts';
import { useCookingNow } from '../cooking-now.ts';
import styles from './progress-button.module.css';

interface Props {
  /** The dish's title, shown with the step number. Omitted in the wide layout, which shows both elsewhere. */
  title: string | undefined;
  showAll: () => void;
}

/** Progress as a row of segments. A tap opens the list of all steps. */
export function ProgressButton({ title, showAll }: Props) {
  return (
    <div className={styles.progress}>
      {title !== undefined && <Place title={title} />}
      <button
        type="button"
        aria-label={cookTexts.allSteps}
        aria-haspopup="dialog"
        onClick={showAll}
        className={styles.button}
      >
        <Segments />
      </button>
    </div>
  );
}

function Place({ title }: { title: string }) {
  const { step, count } = useCookingNow();
  return (
    // Screen readers get the same from the page's heading.
    <span aria-hidden className={styles.place}>
      <b>{step}</b>
      <span>{cookTexts.ofCount(count)}</span>
      <strong translate="no">{title}</strong>
    </span>
  );
}

function Segments() {
  const { step, count } = useCookingNow();
  return Array.from({ length: count }, (_, at) => at + 1).map((one) => (
    <span key={one} data-state={one < step ? 'completed' : one === step ? 'current' : 'pending'} />
  ));
}
