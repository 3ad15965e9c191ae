import { Trash2 } from 'lucide-react';
import * as actionTexts from '#texts/actions.ts';
import * as writingTexts from '#texts/writing.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

/** Confirms discarding a non-empty draft, which cannot be undone. */
export function DiscardDialog({ keep, discard }: { keep: () => void; discard: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      danger
      icon={<Trash2 size={26} />}
      title={writingTexts.discardQuestion}
      keep={writingTexts.keepWriting}
      confirm={actionTexts.discard}
      onKeep={keep}
      onConfirm={discard}
    >
      {writingTexts.discardHint}
    </ConfirmDialog>
  );
}
