import { followWrite } from '../../../data/outbox/submit-told.ts';
import { submitUndoable } from '../../../data/outbox/submit-undoable.ts';
import { offerUndo } from '../../../parts/undo-notice.ts';

/** What `tell` hears: a notice with the way back is on the screen in the meantime. */
type Told = 'deleted' | 'waiting';

/**
 * Deletes a post of one's own: it is gone from sight at once, and can be brought back for a while; `text` says so. `tell` hears
 * what became of it where that was not said yet. Throws where it could neither be kept on the device nor sent.
 */
export async function deletePost(
  postId: string,
  text: string,
  tell: (what: Told) => void,
): Promise<void> {
  const command = { op: 'post.delete', postId } as const;
  const undoable = await submitUndoable(command);
  if (!undoable) {
    tell('deleted');
    return;
  }
  let isUndone = false;
  let hasWaited = false;
  offerUndo(text, undoable, () => {
    isUndone = true;
  });
  await followWrite(command, (what) => {
    if (what === 'waiting') tell('waiting');
    else if (hasWaited && !isUndone) tell('deleted');
    hasWaited ||= what === 'waiting';
  });
}
