import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { type OldAmount, toOldAmountFinder } from '#knowledge/cookbook/old-amounts.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './recipe-form.module.css';
import { findSteps, toIngredients } from './typed-recipe.ts';

interface Props {
  /** The ingredients before they were edited, and those of the dish that was copied. */
  earlier: readonly string[];
  ingredients: string;
  steps: string;
  change: (steps: string) => void;
}

/** Steps that still name the old amount of a changed ingredient. Offers to change them. */
export function OldAmounts({ earlier, ingredients, steps, change }: Props) {
  // Deferred, so that typing stays fast.
  const [lines, text] = [useDeferredValue(ingredients), useDeferredValue(steps)];
  // The ingredients at each click on the button. A step changed then has the amounts of that list.
  const [listsAtChange, setListsAtChange] = useState<readonly string[]>([]);
  const finders = useMemo(
    () =>
      [...earlier, ...listsAtChange].map((old) =>
        toOldAmountFinder(toIngredients(old), toIngredients(lines)),
      ),
    [earlier, listsAtChange, lines],
  );
  const found = useMemo(() => findAll(text, finders), [text, finders]);
  const hints = useRef<HTMLDivElement>(null);
  return (
    <div ref={hints} role="status" tabIndex={-1} className={styles.hints}>
      {found.map(({ number, from, says, listSays, better }) => (
        <p key={`${from} ${says}`} className={styles.note}>
          <span>{cookbookTexts.oldAmount(number, says, listSays)}</span>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              if (!steps.startsWith(says, from)) return;
              change(steps.slice(0, from) + better + steps.slice(from + says.length));
              setListsAtChange([...new Set([...listsAtChange, ingredients])]);
              // The button disappears, so that the focus would be lost.
              hints.current?.focus();
            }}
          >
            {cookbookTexts.changeStep}
          </Button>
        </p>
      ))}
    </div>
  );
}

interface Found extends OldAmount {
  /** Number of the step, from 1. */
  number: number;
  /** Index in the text of all steps. */
  from: number;
}

function findAll(
  text: string,
  finders: readonly ReturnType<typeof toOldAmountFinder>[],
): readonly Found[] {
  const found = new Map<number, Found>();
  for (const [at, { step, start }] of findSteps(text).entries()) {
    for (const one of finders.flatMap((find) => find(step))) {
      const from = start + one.start;
      found.set(from, { ...one, number: at + 1, from });
    }
  }
  return [...found.values()].toSorted((one, other) => one.from - other.from);
}
