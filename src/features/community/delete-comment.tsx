import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeComment } from '../../data/community/comment-writes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showNotice } from '../../ui/notices.ts';

interface Props {
  postId: string;
  /** Undefined while nothing is asked. */
  comment: { _id: string; content: string } | undefined;
  close: () => void;
}

export default function DeleteComment({ postId, comment, close }: Props) {
  const [isBusy, setBusy] = useState(false);
  const remove = async (commentId: string) => {
    setBusy(true);
    const failure = await removeComment(postId, commentId);
    setBusy(false);
    close();
    if (failure) showNotice({ kind: 'error', text: failure });
  };
  return (
    <ConfirmDialog
      isOpen={comment !== undefined}
      title="Delete this comment?"
      icon={<Trash2 size={26} />}
      keep="Keep it"
      confirm="Delete"
      danger
      isBusy={isBusy}
      onKeep={close}
      onConfirm={() => comment && void remove(comment._id)}
    >
      This action cannot be undone.
    </ConfirmDialog>
  );
}
