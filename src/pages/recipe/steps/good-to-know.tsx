import { useId } from 'react';
import * as recipeTexts from '#texts/recipe.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './good-to-know.module.css';

/** Notes below the steps: hazards first, then storage and swaps. */
export function GoodToKnow({ notes }: { notes: string }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.card}>
      <h2 id={title} className={joinClasses(text.h2, styles.title)}>
        {recipeTexts.goodToKnow}
      </h2>
      {notes.split(/\n+/).map((line, at) => {
        const key = `${at} ${line}`;
        return <p key={key}>{line}</p>;
      })}
    </section>
  );
}
