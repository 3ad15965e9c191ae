import * as texts from '#texts/cookbook-import.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './import.module.css';
import type { ImportResult } from './import-source.ts';
import type { RecipeDraft } from './recipe-draft.ts';

interface Props {
  result: ImportResult;
  use: (draft: RecipeDraft) => void;
  save: () => void;
  back: () => void;
}

/** Shows the new, known and refused recipes of the files, before anything is stored. */
export function ImportReport({ result: { drafts, merged, refused }, use, save, back }: Props) {
  const doubtful = drafts.filter(({ notes }) =>
    notes.some(({ code }) => /guessed|long|several/.test(code)),
  );
  const [only] = drafts;
  const reasons = new Set(
    refused.map(({ name, code }) => `${name || texts.untitled}: ${texts.reasons[code]}`),
  );
  return (
    <div className={styles.body}>
      <p role="status" className={styles.strong}>
        {drafts.length === 0 && merged > 0 ? texts.nothingNew : texts.found(drafts.length)}
      </p>
      {drafts.length > 0 && (
        <ul className={styles.lines}>
          {drafts.map(({ text }) => (
            <li key={[text.title, ...text.ingredients].join('\n')}>
              {text.title || texts.untitled}
            </li>
          ))}
        </ul>
      )}
      {doubtful.length > 0 && <p className={styles.muted}>{texts.check(doubtful.length)}</p>}
      {merged > 0 && <p className={styles.muted}>{texts.merged(merged)}</p>}
      {refused.length > 0 && (
        <details>
          <summary>{texts.refused(refused.length)}</summary>
          <ul className={styles.lines}>
            {[...reasons].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
      {only && (
        <Button variant="flame" onClick={drafts.length === 1 ? () => use(only) : save}>
          {drafts.length === 1 ? texts.check(1) : texts.save(drafts.length)}
        </Button>
      )}
      <Button variant="outline" onClick={back}>
        {texts.other}
      </Button>
    </div>
  );
}
