import { followWrite } from '#domain/outbox/submit-and-follow.ts';
import { offerUndo, submitUndoable } from '#domain/outbox/undo.ts';

/** Outcomes passed to `notify`. */
type Outcome = 'deleted' | 'waiting';

/**
 * Deletes the viewer's own post. It disappears at once, and a notice with `text` offers to undo it. Throws if the
 * deletion could neither be stored on the device nor sent.
 * @param notify Receives the outcome unless the undo notice has already announced it.
 */
export async function deletePost(
  postId: string,
  text: string,
  notify: (what: Outcome) => void,
): Promise<void> {
  const command = { op: 'post.delete', postId } as const;
  const undoable = await submitUndoable(command);
  if (!undoable) {
    notify('deleted');
    return;
  }
  let isUndone = false;
  let hasWaited = false;
  offerUndo(text, undoable, () => {
    isUndone = true;
  });
  await followWrite(command, (what) => {
    if (what === 'waiting') notify('waiting');
    else if (hasWaited && !isUndone) notify('deleted');
    hasWaited ||= what === 'waiting';
  });
}
