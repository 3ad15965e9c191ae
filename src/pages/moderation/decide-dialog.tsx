import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { MODERATION_NOTE_MAX, type ModerationAction } from '#contract/moderation/limits.ts';
import { hasVisible } from '#contract/platform/visible.ts';
import { toHint } from '#platform/network/failures.ts';
import * as moderationTexts from '#texts/moderation.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { decide } from './moderation-data.ts';

interface Props {
  reportId: string;
  action: ModerationAction;
  /** True if the report is about a member. */
  isMember?: boolean;
  close: () => void;
}

/** Explains a decision and requires a note. Stays open if the request fails. */
export function DecideDialog({ reportId, action, isMember = false, close }: Props) {
  const hidesMember = isMember && action === 'hide';
  const name = hidesMember ? moderationTexts.hideMember : moderationTexts.ACTIONS[action];
  const isGrave = hidesMember || action === 'delete' || action === 'suspend';
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Idempotency key: a retry after a lost response does not decide twice.
  const [key] = useState(() => crypto.randomUUID());
  const isTooLong = note.length > MODERATION_NOTE_MAX;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isTooLong) return;
    if (!hasVisible(note)) return setError(moderationTexts.noteNeeded);
    setBusy(true);
    try {
      await decide(reportId, action, note.trim(), key);
      close();
      showNotice({ kind: 'success', text: moderationTexts.DONE[action] });
    } catch (failure) {
      setError(failure instanceof Error ? toHint(failure) : moderationTexts.notDecided);
      setBusy(false);
    }
  };
  return (
    <ResponsiveDialog isOpen close={close} title={name}>
      <chakra.form display="grid" gap="5" onSubmit={(event) => void send(event)} noValidate>
        <p>{hidesMember ? moderationTexts.hideMemberHint : moderationTexts.HINTS[action]}</p>
        <TextArea
          label={moderationTexts.note}
          value={note}
          limit={MODERATION_NOTE_MAX}
          rows={3}
          error={isTooLong ? moderationTexts.noteTooLong : undefined}
          onChange={(event) => {
            setNote(event.target.value);
            setError(undefined);
          }}
        />
        <FormAlert text={error} />
        <Button type="submit" variant={isGrave ? 'danger' : 'flame'} size="lg" aria-busy={isBusy}>
          {name}
        </Button>
      </chakra.form>
    </ResponsiveDialog>
  );
}
