import { store } from '#domain/outbox/store.ts';
import { watch } from '#domain/outbox/waiting.ts';
import type { NewWrite } from '#offline/outbox/enqueue.ts';

/** Stores writes as `submit` does, for any user. Resolves with the reason if they are not stored. */
export async function queueWrites(writes: readonly NewWrite[]): ReturnType<typeof store> {
  watch();
  return store(writes);
}
