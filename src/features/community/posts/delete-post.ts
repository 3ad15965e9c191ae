import { submitTold } from '../../../data/outbox/submit-told.ts';

/**
 * Deletes a post of one's own: it is gone from sight at once, and `tell` hears what became of it. Throws where that could
 * neither be kept on the device nor sent.
 */
export async function deletePost(
  postId: string,
  tell: (what: 'deleted' | 'waiting') => void,
): Promise<void> {
  await submitTold({ op: 'post.delete', postId }, (what) =>
    tell(what === 'sent' ? 'deleted' : what),
  );
}
