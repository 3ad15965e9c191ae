import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import { TIP_MAX } from '#contract/tip/limits.ts';
import { TipContent } from '#contract/tip/schema.ts';
import { useBusy } from '#platform/busy.ts';
import { readTyped, removeTyped, saveTyped } from '#platform/typed-note.ts';
import * as tipTexts from '#texts/tip.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import type { TipsOfStep } from './queries.ts';
import { addTip } from './tip-writes.ts';

interface Props extends TipsOfStep {
  userId: string;
}

const Typed = v.object({ text: v.string(), at: v.number() });

/** Form for a tip. The draft survives closing the sheet or the page until it is shared. */
export function TipForm({ recipe, step, userId }: Props) {
  const noteId = `${userId}/tip/${recipe._id}/${step}`;
  const [text, setText] = useState(() => readTyped(noteId, Typed, 0)?.text ?? '');
  const [error, setError] = useState<string>();
  const [isShared, setShared] = useState(false);
  const [isSending, setSending] = useState(false);
  useBusy(hasVisible(text));

  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
    setShared(false);
    if (typed === '') removeTyped(noteId);
    else saveTyped(noteId, { text: typed, at: Date.now() });
  };
  const share = async () => {
    if (isSending) return;
    const { issues } = v.safeParse(TipContent, text);
    if (issues) {
      setError(issues[0].message);
      return;
    }
    setSending(true);
    const failure = await addTip(recipe, step, text);
    setSending(false);
    if (failure === undefined) type('');
    setError(failure);
    setShared(failure === undefined);
  };

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        void share();
      }}
    >
      <TextArea
        label={tipTexts.yourTip}
        rows={3}
        dir="auto"
        value={text}
        limit={TIP_MAX}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button type="submit" variant="flame" aria-disabled={isSending}>
          {tipTexts.shareTip}
        </Button>
        <chakra.p role="status" color="ink.muted">
          {isShared && tipTexts.tipIsShared}
        </chakra.p>
      </chakra.div>
    </chakra.form>
  );
}
