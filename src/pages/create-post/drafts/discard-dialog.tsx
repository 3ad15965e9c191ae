import { Trash2 } from 'lucide-react';
import * as appTexts from '#texts/app.ts';
import * as postFormTexts from '#texts/post-form.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

/** Confirms discarding a non-empty draft, which cannot be undone. */
export function DiscardDialog({ keep, discard }: { keep: () => void; discard: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      danger
      icon={<Trash2 size={26} />}
      title={postFormTexts.discardQuestion}
      keep={postFormTexts.keepWriting}
      confirm={appTexts.discard}
      onKeep={keep}
      onConfirm={discard}
    >
      {postFormTexts.discardHint}
    </ConfirmDialog>
  );
}
