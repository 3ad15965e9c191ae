import { useId } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './recipe-form.module.css';

interface Props {
  label: string;
  hint?: string;
  example?: string;
  value: string;
  /** Shown below the box. */
  count?: string;
  rows: number;
  type: (text: string) => void;
}

/** A box for many lines, which grows with its text. */
export function LinesField({ label, hint, example, value, count, rows, type }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={text.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={joinClasses(text.small, styles.muted)}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={rows}
        dir="auto"
        value={value}
        placeholder={example}
        aria-describedby={hint && `${id}hint`}
        className={styles.box}
        onChange={(event) => type(event.target.value)}
      />
      {count && <p className={joinClasses(text.small, styles.muted)}>{count}</p>}
    </div>
  );
}
