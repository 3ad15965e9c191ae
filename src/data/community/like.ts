import * as v from 'valibot';
import { apiPaths } from '../../../contract/paths.ts';
import { isDevice, wish } from '../outbox.ts';
import { callApi } from '../send.ts';
import { readSession } from '../session.ts';

export const LIKE_FAILED = 'This could not be changed. Please try again.';

/**
 * Likes a post or no longer: at once and also with no network. `was`: how the server has it, as far as is known for sure.
 * Throws where it could neither be kept on the device nor sent.
 */
export async function setLike(postId: string, on: boolean, was?: boolean): Promise<void> {
  const session = readSession();
  if (!session) return;
  try {
    const command = { op: 'like.set', postId, on } as const;
    await wish(command, { userId: session.user.id, ...(was !== undefined && { was }) });
  } catch (error) {
    // A device that stores nothing can still ask the server.
    if (!isDevice(error)) throw error;
    const method = on ? 'POST' : 'DELETE';
    await callApi(apiPaths.like(postId), v.unknown(), { method, fallback: LIKE_FAILED });
    // With the next answer it shows; the page that was tapped has the queries' code already.
    const { queryClient } = await import('../query-client.ts');
    await queryClient.invalidateQueries({ queryKey: ['community', session.user.id] });
  }
}
