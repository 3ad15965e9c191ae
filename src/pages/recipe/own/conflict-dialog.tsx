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

type Side = 'mine' | 'other';

interface Props {
  conflict: Conflict;
  close: () => void;
}

/**
 * Both versions side by side. The member chooses one of each part, or keeps both. Nothing is chosen at first: a part that
 * only the other device has changed must not get lost.
 */
export function ConflictDialog({ conflict, close }: Props) {
  const { mine } = conflict;
  const theirs: CookbookFields = {
    ...toCookbookText(conflict.theirs),
    images: conflict.theirs.images,
  };
  const differing = listDifferingParts(mine, theirs);
  const [chosen, setChosen] = useState<ReadonlyMap<Part, Side>>(new Map());
  const [failure, setFailure] = useState<string>();
  const end = async (done: Promise<string | undefined>) => {
    const refused = await done;
    setFailure(refused);
    if (refused === undefined) close();
  };
  const save = () => {
    if (differing.some((part) => !chosen.has(part))) {
      return Promise.resolve(cookbookTexts.chooseEachPart);
    }
    const fromOther = new Set(differing.filter((part) => chosen.get(part) === 'other'));
    return fromOther.size === differing.length
      ? keepTheirs(conflict)
      : keepMine(conflict, withParts(mine, theirs, fromOther));
  };
  return (
    <ResponsiveDialog
      isOpen
      wide
      close={close}
      title={cookbookTexts.twoVersions}
      footer={
        <div className={styles.end}>
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
                { name: cookbookTexts.yourVersion, fields: [mine, theirs], side: 'mine' as const },
                {
                  name: cookbookTexts.otherVersion,
                  fields: [theirs, mine],
                  side: 'other' as const,
                },
              ].map(({ name, fields, side }) => (
                <label key={name} className={styles.side}>
                  <span className={styles.name}>
                    <input
                      type="radio"
                      name={part}
                      checked={chosen.get(part) === side}
                      onChange={() => setChosen(new Map(chosen).set(part, side))}
                    />
                    <span>{name}</span>
                  </span>
                  <span className={styles.text}>
                    <Lines texts={fields.map((one) => toPartText(one, part))} />
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

/** The first text. Lines that the second lacks are marked, unless all of them differ. */
function Lines({ texts: [shown = '', other = ''] }: { texts: readonly string[] }) {
  if (shown === '') return cookbookTexts.nothingWritten;
  const known = new Set(other.split('\n'));
  const lines = shown.split('\n');
  if (!lines.some((line) => line !== '' && known.has(line))) return shown;
  return lines.map((line, at) => {
    // The lines never change their order.
    const key = `${at} ${line}`;
    const whole = at === 0 ? line : `\n${line}`;
    return known.has(line) ? <span key={key}>{whole}</span> : <mark key={key}>{whole}</mark>;
  });
}
