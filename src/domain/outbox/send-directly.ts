import * as v from 'valibot';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { toDefinition } from '#contract/writes.ts';
import { mergeAvatar, uploadTo } from '#domain/upload/uploads.ts';
import { toView } from '#domain/writes.ts';
import type { NewWrite } from '#offline/outbox/enqueue.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { callPath } from '#platform/network/send.ts';
import { mergeUser } from '#platform/session.ts';
import { removeDirectWrites, saveDirectWrites } from './direct-writes.ts';

type KeyedWrite = NewWrite & { key: string };

/**
 * Sends writes without the outbox and remembers them until the outbox works again, so that no older row undoes them.
 * Throws one of the failures of `failures.ts`.
 */
export async function sendDirectly(
  writes: readonly KeyedWrite[],
  onProgress: (percent: number) => void,
): Promise<'sent'> {
  const commands = writes.map(({ command }) => command);
  const userId = writes[0]?.userId ?? '';
  saveDirectWrites(userId, commands, Date.now());
  try {
    await sendInOrder(writes, onProgress);
    return 'sent';
  } catch (error) {
    removeDirectWrites(userId, commands);
    throw error;
  }
}

/** In sequence, because a post needs the address of its picture. */
async function sendInOrder(
  writes: readonly KeyedWrite[],
  onProgress: (percent: number) => void,
): Promise<void> {
  const addresses = new Map<string, string>();
  for (const write of writes) {
    const { command, userId, key, bytes = new ArrayBuffer() } = write;
    const { words, refreshes } = toView(command);
    const { endpoint, path, body, ifMatch, file } = toDefinition(command).request(
      command,
      (uploadId) => addresses.get(uploadId) ?? uploadId,
    );
    const askedAt = Date.now();
    if (file) {
      const content = new File([bytes], file.name, { type: file.type });
      const { imageUrl } = await uploadTo(
        endpoint,
        content,
        { key, fallback: words.fallback },
        onProgress,
      );
      addresses.set(file.uploadId, imageUrl);
      if (refreshes.includes('avatar')) mergeAvatar(userId, imageUrl);
    } else {
      const answer = await callPath(path, endpoint.response, {
        method: endpoint.method,
        key,
        fallback: words.fallback,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the body of an endpoint is an object
        ...(body !== undefined && { json: body as object }),
        ...(ifMatch !== undefined && { ifMatch }),
      });
      if (refreshes.includes('me') && v.is(CurrentUserAnswer, answer))
        mergeUser(answer.user, askedAt);
    }
    // Direct writes leave no receipts to apply to older responses, so refetch these.
    for (const root of ['community', 'lists', 'cookbook'] as const) {
      if (refreshes.includes(root)) await queryClient.invalidateQueries({ queryKey: [root] });
    }
  }
}
