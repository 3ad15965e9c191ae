import { readSession } from '../../../browser/session.ts';
import { submit } from '../../../data/outbox/submit.ts';
import type { Waiting } from '../../../offline/outbox/watch.ts';

/** `waiting`: it goes with the next connection. A refusal is told by what watches the outbox, on every page. */
type Told = 'deleted' | 'waiting';

/**
 * Deletes a post of one's own: it is gone from sight at once, and `tell` hears what became of it. Throws where that could
 * neither be kept on the device nor sent.
 */
export async function deletePost(postId: string, tell: (what: Told) => void): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  const done = await submit([{ command: { op: 'post.delete', postId } }]);
  if (done === 'sent') tell('deleted');
  else await follow(postId, userId, tell);
}

async function follow(postId: string, userId: string, tell: (what: Told) => void): Promise<void> {
  const { observe } = await import('../../../data/outbox/driver.late.ts');
  let isTold = false;
  const stop = observe((waiting) => {
    const isTheirs = waiting.userId === userId;
    const row = isTheirs ? findDeletion(postId, waiting.rows) : undefined;
    if (row?.state === 'queued' && row.attempts > 0 && !isTold) {
      isTold = true;
      tell('waiting');
    }
    if (row && row.state !== 'failed') return;
    stop();
    // What was never on the server goes without a receipt; and nobody is told of what another member did.
    if (isTheirs && !row) tell('deleted');
  });
}

function findDeletion(postId: string, rows: Waiting['rows']) {
  return rows.find(({ command }) => command.op === 'post.delete' && command.postId === postId);
}
