import { Lightbulb } from 'lucide-react';
import * as recipeTexts from '#texts/recipe.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './fun-fact.module.css';

export function FunFact({ fact }: { fact: string }) {
  return (
    <aside aria-label={recipeTexts.funFact} className={styles.fact}>
      <span className={styles.icon}>
        <Lightbulb size={26} />
      </span>
      <div>
        <p className={styles.label}>{recipeTexts.funFact}</p>
        <p className={joinClasses(text.lead, styles.words)}>{fact}</p>
      </div>
    </aside>
  );
}
