import { Lightbulb } from 'lucide-react';
import * as cookTexts from '#texts/cook.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import styles from './step-fact.module.css';

/** Fun fact n is shown with step n. A card in the rail of the wide layout; on phones the menu opens the fact. */
export function StepFactCard() {
  const { fact } = useCookingNow().cookStep;
  if (!fact) return null;
  return (
    <aside aria-label={cookTexts.funFact} className={styles.card}>
      <Lightbulb size={24} />
      <div>
        <b className={text.small}>{cookTexts.funFact}</b>
        <p className={joinClasses(text.lead, styles.fact)}>{fact}</p>
      </div>
    </aside>
  );
}
