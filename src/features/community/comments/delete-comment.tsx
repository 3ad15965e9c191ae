import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { showNotice } from '../../../ui/notice/notices.ts';
import { removeComment } from './comment-writes.ts';
import type { CommentOnShow } from './use-comments.ts';

interface Props {
  postId: string;
  comment: CommentOnShow;
  isOpen: boolean;
  close: () => void;
}

export default function DeleteComment({ postId, comment, isOpen, close }: Props) {
  const remove = async (commentId: string) => {
    close();
    const failure = await removeComment(postId, commentId);
    if (failure) showNotice({ kind: 'error', text: failure });
    else focusComments();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete this comment?"
      icon={<Trash2 size={26} />}
      keep="Keep it"
      confirm="Delete"
      danger
      onKeep={close}
      onConfirm={() => void remove(comment._id)}
    >
      {comment.delivery
        ? 'Your comment was never sent. It is nowhere else.'
        : 'This action cannot be undone.'}
    </ConfirmDialog>
  );
}

/** The button goes with its comment: the focus goes on to where they begin. */
function focusComments(): void {
  const heading = document.getElementById('comments');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
