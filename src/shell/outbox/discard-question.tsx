import { Trash2 } from 'lucide-react';
import * as appTexts from '#texts/app.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

interface Props {
  loss: string;
  /** Number of dependent writes that are discarded too; undefined while the dialog is closed. */
  hangingOn: number | undefined;
  keep: () => void;
  discard: () => Promise<void>;
}

function toMore(count: number): string {
  if (count === 0) return '';
  return outboxTexts.moreAreDiscarded(count);
}

/** Confirms discarding a text that exists only on this device. */
export function DiscardQuestion({ loss, hangingOn, keep, discard }: Props) {
  return (
    <ConfirmDialog
      isOpen={hangingOn !== undefined}
      title={outboxTexts.discardThis}
      icon={<Trash2 size={26} />}
      danger
      keep={outboxTexts.keep}
      confirm={appTexts.discard}
      onKeep={keep}
      onConfirm={() => void discard()}
    >
      {loss + toMore(hangingOn ?? 0)}
    </ConfirmDialog>
  );
}
