import { Trash2 } from 'lucide-react';
import { DELETED_MS } from '#contract/post/limits.ts';
import { toOurText } from '#domain/outbox/submit.ts';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { deletePost } from './delete-post.ts';

interface Props {
  postId: string;
  /** The server never had the post. */
  isUnsent: boolean;
  isOpen: boolean;
  close: () => void;
  /** Called once the post is no longer shown. */
  onDeleted: () => void;
}

/** Confirmation before a post is deleted, and the notice of the result. */
export function DeletePostDialog({ postId, isUnsent, isOpen, close, onDeleted }: Props) {
  const remove = () => {
    const next = findNext(postId);
    close();
    const leave = () => {
      next?.focus({ preventScroll: true });
      onDeleted();
    };
    deletePost(postId, postTexts.deleted, showOutcome).then(leave, (error: unknown) => {
      const text = postTexts.toDeleteFailed(toOurText(error) ?? postTexts.deleteFailed);
      showNotice({ kind: 'error', text });
    });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={postTexts.deleteThisPost}
      icon={<Trash2 size={26} />}
      danger
      keep={postTexts.keepIt}
      confirm={appTexts.deleteIt}
      onKeep={close}
      onConfirm={remove}
    >
      {isUnsent ? postTexts.neverSent : postTexts.confirmDelete}
    </ConfirmDialog>
  );
}

/** The deleted post takes the focused button with it. Focus moves to the next or previous post, else to the page. */
function findNext(postId: string): HTMLElement | null {
  const card = document.getElementById(`title-${postId}`)?.closest('article');
  for (const beside of [card?.nextElementSibling, card?.previousElementSibling]) {
    const title = beside?.querySelector<HTMLElement>('h2 a');
    if (title) return title;
  }
  return document.getElementById('main');
}

/** Refusals are announced by the watcher of the outbox. */
function showOutcome(what: 'deleted' | 'waiting'): void {
  if (what === 'deleted') {
    showNotice({ kind: 'success', text: postTexts.deleted, staysMs: DELETED_MS });
  } else showNotice({ kind: 'info', text: postTexts.waitsForConnection });
}
