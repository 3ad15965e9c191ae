import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

/** Asked only where something was written; it cannot be had again. */
export function DiscardDialog({ keep, discard }: { keep: () => void; discard: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      danger
      icon={<Trash2 size={26} />}
      title="Discard what you wrote?"
      keep="Keep writing"
      confirm="Discard"
      onKeep={keep}
      onConfirm={discard}
    >
      The text and the picture go from this device.
    </ConfirmDialog>
  );
}
