import { apiPaths } from '../../../contract/paths.ts';
import { OwnUserAnswer } from '../../../contract/user.ts';
import { isDevice, wish } from '../outbox.ts';
import { callApi } from '../send.ts';
import { mergeUser, readSession } from '../session.ts';

export const FOLLOW_FAILED = 'This could not be changed. Please try again.';

/**
 * Follows somebody or no longer: at once and also with no network. `was`: how the server has it, as far as is known for
 * sure. Throws where it could neither be kept on the device nor sent.
 */
export async function setFollow(userId: string, on: boolean, was?: boolean): Promise<void> {
  const session = readSession();
  if (!session || session.user.id === userId) return;
  try {
    const command = { op: 'follow.set', userId, on } as const;
    await wish(command, { userId: session.user.id, ...(was !== undefined && { was }) });
  } catch (error) {
    // A device that stores nothing can still ask the server.
    if (!isDevice(error)) throw error;
    await send(userId, on);
  }
}

/** Specification 4: what is answered is oneself, with whom one follows by now. */
async function send(userId: string, following: boolean): Promise<void> {
  const askedAt = Date.now();
  const call = { method: 'PUT', json: { following }, fallback: FOLLOW_FAILED } as const;
  const { user } = await callApi(apiPaths.follow(userId), OwnUserAnswer, call);
  mergeUser(user, askedAt);
  // Nothing here remembers it to be laid over what was answered before.
  const { queryClient } = await import('../query-client.ts');
  await queryClient.invalidateQueries({ queryKey: ['community'] });
}
