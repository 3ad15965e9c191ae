import { memo, useDeferredValue, useMemo } from 'react';
import * as cookbookTexts from '#texts/cookbook.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { readParts } from './read-line-parts.ts';
import styles from './recipe-form.module.css';
import { toIngredients } from './typed-recipe.ts';

/** How each ingredient line was read. It may lag behind the typed text, so that typing never waits. */
export const ReadIngredients = memo(function ReadIngredients({ typed }: { typed: string }) {
  const sought = useDeferredValue(typed);
  return <ReadList typed={sought} />;
});

const ReadList = memo(function ReadList({ typed }: { typed: string }) {
  const lines = useMemo(() => toIngredients(typed), [typed]);
  if (lines.length === 0) return null;
  const counts = new Map<string, number>();
  return (
    <section aria-label={cookbookTexts.howItReads} className={styles.read}>
      <h2 className={text.label}>{cookbookTexts.howItReads}</h2>
      <ul>
        {lines.map((line) => {
          const count = (counts.get(line) ?? 0) + 1;
          counts.set(line, count);
          return <ReadLine key={`${count} ${line}`} line={line} />;
        })}
      </ul>
    </section>
  );
});

const ReadLine = memo(function ReadLine({ line }: { line: string }) {
  const { kind, parts } = readParts(line);
  return (
    <li dir="auto" className={joinClasses(styles.line, styles[kind])}>
      {parts.map((part, at) => {
        // The parts of a line never change their order.
        const key = `${at} ${part.kind}`;
        if (part.kind === 'text') return <span key={key}>{part.text}</span>;
        if (part.kind === 'amount') return <strong key={key}>{part.text}</strong>;
        return <mark key={key}>{part.text}</mark>;
      })}
      {kind === 'unknown' && <small>{cookbookTexts.unknownFood}</small>}
    </li>
  );
});
