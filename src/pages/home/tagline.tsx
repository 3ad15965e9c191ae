import { useEffect, useState } from 'react';
import { TYPING_MS } from '#contract/platform/limits.ts';
import * as homeTexts from '#texts/home.ts';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './tagline.module.css';

/** The tagline, shown letter by letter. Screen readers get it once as a whole, and reduced motion shows it at once. */
export function Tagline() {
  const shown = useTyped(homeTexts.tagline);
  return (
    <h1 className={joinClasses(text.hero, styles.tagline)}>
      <span className={text.srOnly}>{homeTexts.tagline}</span>
      <span aria-hidden>
        <span>{homeTexts.tagline.slice(0, shown)}</span>
        <span
          className={joinClasses(styles.caret, shown < homeTexts.tagline.length && styles.typing)}
        />
        {/* Invisible rest of the line, so that nothing below moves while it is typed. */}
        <span className={styles.unseen}>{homeTexts.tagline.slice(shown)}</span>
      </span>
    </h1>
  );
}

/** The number of visible characters: one more every 50 ms. */
function useTyped(words: string): number {
  const [typed, setTyped] = useState(0);
  const isStill = useLocalValue(wantsNoMotion, false);
  useEffect(() => {
    if (isStill) return undefined;
    const timer = setInterval(() => {
      setTyped((before) => {
        if (before + 1 >= words.length) clearInterval(timer);
        return Math.min(before + 1, words.length);
      });
    }, TYPING_MS);
    return () => clearInterval(timer);
  }, [words, isStill]);
  return isStill ? words.length : typed;
}

function wantsNoMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
