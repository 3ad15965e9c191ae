import { Trash2 } from 'lucide-react';
import { DELETED_MS } from '../../../../contract/post/post-limits.ts';
import * as actionTexts from '../../../../texts/en/actions.ts';
import * as postCardTexts from '../../../../texts/en/post-cards.ts';
import { postTexts, toDeleteFailed } from '../../../../texts/en/posts.ts';
import { toOurText } from '../../../data/outbox/submit.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { showNotice } from '../../../ui/notice/notices.ts';
import { deletePost } from './delete-post.ts';

interface Props {
  postId: string;
  /** The server never had it. */
  isUnsent: boolean;
  isOpen: boolean;
  close: () => void;
  /** The post is out of sight. */
  gone: () => void;
}

/** Specification 6: the question before a post goes; section 8: what became of it. */
export default function DeletePostDialog({ postId, isUnsent, isOpen, close, gone }: Props) {
  const remove = () => {
    const next = findNext(postId);
    close();
    const leave = () => {
      next?.focus({ preventScroll: true });
      gone();
    };
    deletePost(postId, postTexts.deleted, tell).then(leave, (error: unknown) => {
      const text = toDeleteFailed(toOurText(error) ?? postTexts.deleteFailed);
      showNotice({ kind: 'error', text });
    });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={postCardTexts.deleteThisPost}
      icon={<Trash2 size={26} />}
      danger
      keep={postCardTexts.keepIt}
      confirm={actionTexts.deleteIt}
      onKeep={close}
      onConfirm={remove}
    >
      {isUnsent ? postCardTexts.neverSent : postTexts.confirmDelete}
    </ConfirmDialog>
  );
}

/** Where the focus goes, as the button goes with its post: to the post after it or before it, else to the page. */
function findNext(postId: string): HTMLElement | null {
  const card = document.getElementById(`title-${postId}`)?.closest('article');
  for (const beside of [card?.nextElementSibling, card?.previousElementSibling]) {
    const title = beside?.querySelector<HTMLElement>('h2 a');
    if (title) return title;
  }
  return document.getElementById('main');
}

/** A refusal is told by what watches the outbox. */
function tell(what: 'deleted' | 'waiting'): void {
  if (what === 'deleted') {
    showNotice({ kind: 'success', text: postTexts.deleted, staysMs: DELETED_MS });
  } else showNotice({ kind: 'info', text: postCardTexts.waitsForConnection });
}
