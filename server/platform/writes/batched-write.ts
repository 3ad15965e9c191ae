import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { createBatcher } from '#server/platform/batcher.ts';
import type { Answer, Work } from './answer.ts';
import { dedupeKeys, findKnownKeys, isKnownKey, type Key } from './store.ts';
import { LOCKED, retryConflicts } from './transaction.ts';

export interface BatchEntry<I> {
  item: I;
  /** Undefined if the request has no key, or if the transaction of a single write stores it. */
  key?: Key | undefined;
}

/**
 * Applies the changes of many members and stores their keys (`toKeyInsert`) in one statement. It may run other queries
 * before and after. Answers are in order, with undefined if nothing was changed and no key was stored.
 */
export type Effect<I, T> = (
  client: Pool | PoolClient,
  entries: readonly BatchEntry<I>[],
) => Promise<readonly (Answer<T> | undefined)[]>;

export interface BatchedWrite<T = unknown> {
  /** Undefined if nothing was changed, or the key is known or locked. The caller then falls back to a single write. */
  ask: (key: Key | undefined) => Promise<Answer<T> | undefined>;
  work: Work<T>;
}

interface Outcome<T> {
  answer: Answer<T> | undefined;
}

/** `answerUnchanged` answers a single write that changes nothing: it returns the stored state or throws a problem. */
export function createBatchedWrite<I, T>(
  pool: Pool,
  effect: Effect<I, T>,
  answerUnchanged: (client: PoolClient, item: I) => Promise<Answer<T>>,
): (item: I) => BatchedWrite<T> {
  const changeNew = async (
    entries: readonly BatchEntry<I>[],
    keys: ReadonlySet<Key>,
  ): Promise<Map<BatchEntry<I>, Answer<T> | undefined>> => {
    const pending = entries.filter(({ key }) => key === undefined || keys.has(key));
    if (pending.length === 0) return new Map();
    try {
      const answers = await retryConflicts(() => effect(pool, pending));
      return new Map(pending.map((one, n) => [one, answers[n]]));
    } catch (error) {
      const known = isKnownKey(error) ? await findKnownKeys(pool, [...keys]) : new Set<Key>();
      if (known.size === 0) throw error;
      // The statement was undone as a whole, so it runs again without the known keys.
      return changeNew(pending, new Set([...keys].filter((key) => !known.has(key))));
    }
  };
  const change = async (entries: readonly BatchEntry<I>[]): Promise<Outcome<T>[]> => {
    const keys = new Set(dedupeKeys(entries.flatMap(({ key }) => key ?? [])));
    const answers = await changeNew(entries, keys);
    return entries.map((one) => ({ answer: answers.get(one) }));
  };
  const ask = createBatcher(change);

  return (item) => ({
    ask: async (key) => {
      const entries = { item, key };
      try {
        return (await ask(entries)).answer;
      } catch (error) {
        // One item failed the statement, and with it all others, so each is retried separately.
        if (!(error instanceof DatabaseError)) throw error;
        if (key !== undefined && error.code === LOCKED) return undefined;
        return (await change([entries]))[0]?.answer;
      }
    },
    work: async (client) => (await effect(client, [{ item }]))[0] ?? answerUnchanged(client, item),
  });
}
