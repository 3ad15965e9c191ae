import { submit } from './outbox/submit.ts';

/**
 * Likes a post or no longer. `was`: what the server has, as far as is known for sure. Rejects where it could neither be
 * stored on the device nor sent.
 */
export async function setLike(postId: string, on: boolean, was?: boolean): Promise<void> {
  await submit([{ command: { op: 'like.set', postId, on }, was }]);
}
