import { Trash2 } from 'lucide-react';
import * as appTexts from '#texts/app.ts';
import * as commentTexts from '#texts/comment.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { removeComment } from './comment-writes.ts';
import type { CommentOnShow } from './use-comments.ts';

interface Props {
  postId: string;
  comment: CommentOnShow;
  isOpen: boolean;
  close: () => void;
}

export function DeleteComment({ postId, comment, isOpen, close }: Props) {
  const remove = async (commentId: string) => {
    close();
    const failure = await removeComment(postId, commentId);
    if (failure) showNotice({ kind: 'error', text: failure });
    else focusComments();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={commentTexts.deleteThisComment}
      icon={<Trash2 size={26} />}
      keep={commentTexts.keepIt}
      confirm={appTexts.deleteIt}
      danger
      onKeep={close}
      onConfirm={() => void remove(comment._id)}
    >
      {comment.delivery ? commentTexts.neverSent : commentTexts.cannotBeUndone}
    </ConfirmDialog>
  );
}

/** The button disappears with its comment, so the focus moves to the heading of the comments. */
function focusComments(): void {
  const heading = document.getElementById('comments');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
