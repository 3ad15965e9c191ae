import { useState } from 'react';
import { toCookbookText } from '#contract/cookbook/recipe.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import { type Conflict, keepBoth, keepMine, keepTheirs } from '#domain/cookbook/conflict.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import text from '../../../ui/theme/text.module.css';
import { listDifferingParts, type Part, toPartText, withParts } from './conflict-parts.ts';
import styles from './own.module.css';

interface Props {
  conflict: Conflict;
  close: () => void;
}

/** Both versions side by side. The member chooses one of each part, or keeps both. */
export function ConflictDialog({ conflict, close }: Props) {
  const { mine } = conflict;
  const theirs: CookbookFields = {
    ...toCookbookText(conflict.theirs),
    images: conflict.theirs.images,
  };
  const differing = listDifferingParts(mine, theirs);
  const [fromOther, setFromOther] = useState<ReadonlySet<Part>>(new Set());
  const [failure, setFailure] = useState<string>();
  const end = async (done: Promise<string | undefined>) => {
    const refused = await done;
    setFailure(refused);
    if (refused === undefined) close();
  };
  const save = () => {
    const isTheirs = differing.every((part) => fromOther.has(part));
    return isTheirs ? keepTheirs(conflict) : keepMine(conflict, withParts(mine, theirs, fromOther));
  };
  return (
    <ResponsiveDialog
      isOpen
      wide
      close={close}
      title={cookbookTexts.twoVersions}
      footer={
        <div className={styles.buttons}>
          {failure && <FieldError id="conflict-error" text={failure} />}
          <Button variant="outline" onClick={() => void end(keepBoth(conflict))}>
            {cookbookTexts.keepBothRecipes}
          </Button>
          <Button variant="flame" onClick={() => void end(save())}>
            {cookbookTexts.saveChosen}
          </Button>
        </div>
      }
    >
      <p>{cookbookTexts.conflictHint}</p>
      <div className={styles.sections}>
        {differing.map((part) => (
          <fieldset key={part} className={styles.section}>
            <legend className={text.label}>{cookbookTexts.parts[part]}</legend>
            <div className={styles.sides}>
              {[
                { name: cookbookTexts.yourVersion, fields: mine, isOther: false },
                { name: cookbookTexts.otherVersion, fields: theirs, isOther: true },
              ].map(({ name, fields, isOther }) => (
                <label key={name} className={styles.side}>
                  <span className={styles.name}>
                    <input
                      type="radio"
                      name={part}
                      checked={fromOther.has(part) === isOther}
                      onChange={() => setFromOther(toggled(fromOther, part, isOther))}
                    />
                    <span>{name}</span>
                  </span>
                  <span className={styles.text}>
                    {toPartText(fields, part) || cookbookTexts.nothingWritten}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </ResponsiveDialog>
  );
}

function toggled(parts: ReadonlySet<Part>, part: Part, isIn: boolean): ReadonlySet<Part> {
  const next = new Set(parts);
  if (isIn) next.add(part);
  else next.delete(part);
  return next;
}
