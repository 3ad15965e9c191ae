import { type ReactNode, useCallback, useState } from 'react';
import { readSession } from '#platform/session.ts';
import * as postTexts from '#texts/post.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { DeletePostDialog } from './delete-post-dialog.tsx';

/**
 * Confirms and performs the deletion of a post. Render `dialog` on the page.
 * @param onDeleted Called once the post is no longer shown.
 */
export function useDeletePost(onDeleted: () => void = () => {}): {
  ask: (postId: string, isUnsent?: boolean) => void;
  dialog: ReactNode;
} {
  const [target, setTarget] = useState<{ postId: string; isUnsent: boolean }>();
  const [isOpen, setOpen] = useState(false);

  const ask = useCallback((postId: string, isUnsent = false) => {
    // The member may have signed out in another tab.
    if (!readSession()) {
      showNotice({ kind: 'error', text: postTexts.logInToDelete });
      return;
    }
    setTarget({ postId, isUnsent });
    setOpen(true);
  }, []);

  const dialog = target && (
    <DeletePostDialog
      {...target}
      isOpen={isOpen}
      close={() => setOpen(false)}
      onDeleted={onDeleted}
    />
  );
  return { ask, dialog };
}
