import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { RECIPE_NOTE_MAX } from '#contract/account/limits.ts';
import { withoutBlank } from '#contract/platform/visible.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { useMe } from '#domain/account/me.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { useWaitingSelector } from '#domain/outbox/waiting.ts';
import { isDelayed } from '#offline/outbox/delays.ts';
import * as accountTexts from '#texts/account.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';

/** A member's private note about a recipe. Visitors have none. */
export function PrivateNote({ recipe: { _id, title } }: { recipe: Recipe }) {
  const me = useMe();
  const note = me?.recipeNotes?.find(({ recipeId }) => recipeId === _id)?.text ?? '';
  const [typed, type] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const isWaiting = useWaitingSelector(({ rows }) =>
    rows.some((row) => {
      const { command } = row;
      return command.op === 'note.set' && command.recipeId === _id && isDelayed(row);
    }),
  );
  if (!me) return null;
  const text = withoutBlank(typed ?? note).trim();
  const isChanged = text !== note;
  const save = () => {
    if (text.length > RECIPE_NOTE_MAX) {
      setError(accountTexts.noteInvalid);
      return;
    }
    const command = { op: 'note.set', recipeId: _id, recipeName: title, text } as const;
    submit([{ command }])
      .then(() => {
        setError(undefined);
        setSaved(true);
        return type(undefined);
      })
      .catch((failure: unknown) => setError(toWriteFailure(failure, 'note.set')));
  };
  return (
    <chakra.section aria-labelledby="your-note" display="grid" gap="3">
      <chakra.h2 id="your-note" textStyle="h2">
        {recipeTexts.yourNote}
      </chakra.h2>
      <TextArea
        label={recipeTexts.noteLabel}
        placeholder={recipeTexts.notePlaceholder}
        rows={3}
        value={typed ?? note}
        limit={RECIPE_NOTE_MAX}
        error={error}
        onChange={(event) => {
          type(event.target.value);
          setSaved(false);
        }}
      />
      <chakra.div data-print="no" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button disabled={!isChanged} onClick={save}>
          {recipeTexts.saveNote}
        </Button>
        <chakra.p role="status" textStyle="small" color="ink.muted">
          {isWaiting ? recipeTexts.noteWaits : isSaved && !isChanged && recipeTexts.noteSaved}
        </chakra.p>
      </chakra.div>
    </chakra.section>
  );
}
