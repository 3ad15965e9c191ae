import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

interface Props {
  loss: string;
  /** How many others go along; undefined while nobody asks. */
  hangingOn: number | undefined;
  keep: () => void;
  discard: () => Promise<void>;
}

/** Asked before something goes that somebody wrote and nobody else has. */
export function DiscardQuestion({ loss, hangingOn, keep, discard }: Props) {
  return (
    <ConfirmDialog
      isOpen={hangingOn !== undefined}
      title="Discard this?"
      icon={<Trash2 size={26} />}
      danger
      keep="Keep"
      confirm="Discard"
      onKeep={keep}
      onConfirm={() => void discard()}
    >
      {loss}
      {hangingOn === 1 && ' One more thing that waits for it goes along.'}
      {hangingOn !== undefined && hangingOn > 1 && ` ${hangingOn} more that wait for it go along.`}
    </ConfirmDialog>
  );
}
