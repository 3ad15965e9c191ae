import { ChevronDown, Lightbulb } from 'lucide-react';
import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import styles from './step-fact.module.css';

/** Specification 3: fun fact n is shown with step n. Here as one line that unfolds: the step comes first. */
export function StepFactLine() {
  const { fact } = useCookingNow().cookStep;
  if (!fact) return null;
  return (
    <details
      className={styles.line}
      onToggle={(event) => event.currentTarget.open && bringIntoView(event.currentTarget)}
    >
      <summary>
        <Lightbulb aria-hidden size={22} />
        {cookingTexts.funFact}
        <span aria-hidden>{fact}</span>
        <ChevronDown aria-hidden size={22} />
      </summary>
      <div>
        <p className={joinClasses(text.lead, styles.fact)}>{fact}</p>
      </div>
    </details>
  );
}

/** What was unfolded at the foot of a phone's screen would else open out of sight. */
function bringIntoView(details: HTMLElement): void {
  // After the step has made room for it.
  requestAnimationFrame(() => details.scrollIntoView({ block: 'nearest' }));
}

/** The same as a card of the rail. */
export function StepFactCard() {
  const { fact } = useCookingNow().cookStep;
  if (!fact) return null;
  return (
    <aside aria-label={cookingTexts.funFact} className={styles.card}>
      <Lightbulb aria-hidden size={24} />
      <div>
        <b className={text.small}>{cookingTexts.funFact}</b>
        <p className={joinClasses(text.lead, styles.fact)}>{fact}</p>
      </div>
    </aside>
  );
}
