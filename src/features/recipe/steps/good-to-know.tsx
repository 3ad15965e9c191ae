import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './good-to-know.module.css';

/** The notes of a recipe below its steps: what can harm, then keeping and swaps. */
export function GoodToKnow({ notes }: { notes: string }) {
  return (
    <section aria-label={recipePageTexts.goodToKnow} className={styles.card}>
      <h2 className={joinClasses(text.h2, styles.title)}>{recipePageTexts.goodToKnow}</h2>
      <p>{notes}</p>
    </section>
  );
}
