import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { createBatcher } from '../batcher.ts';
import type { Answer, Work } from './answer.ts';
import { findKnownKeys, isKnownKey, type Key, toFirsts } from './store.ts';
import { LOCKED, retryConflicts } from './transaction.ts';

export interface Asked<I> {
  item: I;
  /** Undefined where there is none, or where the transaction has it already. */
  key?: Key | undefined;
}

/**
 * Makes the changes of many members and stores their keys (`toKeyInsert`), all in one statement; it may read before and after.
 * Answers are in order, undefined where nothing was changed and no key stored.
 */
export type Effect<I, T> = (
  client: Pool | PoolClient,
  asked: readonly Asked<I>[],
) => Promise<readonly (Answer<T> | undefined)[]>;

export interface BatchedWrite<T = unknown> {
  /** Undefined where nothing was changed, or the key is known or locked: then the caller falls back to a single write. */
  ask: (key: Key | undefined) => Promise<Answer<T> | undefined>;
  work: Work<T>;
}

interface Outcome<T> {
  answer: Answer<T> | undefined;
}

/** `settle` answers in a single write where there is nothing to change: a repeat, or a problem that is thrown. */
export function createBatchedWrite<I, T>(
  pool: Pool,
  effect: Effect<I, T>,
  settle: (client: PoolClient, item: I) => Promise<Answer<T>>,
): (item: I) => BatchedWrite<T> {
  const changeNew = async (
    asked: readonly Asked<I>[],
    keys: ReadonlySet<Key>,
  ): Promise<Map<Asked<I>, Answer<T> | undefined>> => {
    const going = asked.filter(({ key }) => key === undefined || keys.has(key));
    if (going.length === 0) return new Map();
    try {
      const answers = await retryConflicts(() => effect(pool, going));
      return new Map(going.map((one, n) => [one, answers[n]]));
    } catch (error) {
      const known = isKnownKey(error) ? await findKnownKeys(pool, [...keys]) : new Set<Key>();
      if (known.size === 0) throw error;
      // The others once more: nothing of the statement was kept.
      return changeNew(going, new Set([...keys].filter((key) => !known.has(key))));
    }
  };
  const change = async (asked: readonly Asked<I>[]): Promise<Outcome<T>[]> => {
    const keys = new Set(toFirsts(asked.flatMap(({ key }) => key ?? [])));
    const answers = await changeNew(asked, keys);
    return asked.map((one) => ({ answer: answers.get(one) }));
  };
  const ask = createBatcher(change);

  return (item) => ({
    ask: async (key) => {
      const asked = { item, key };
      try {
        return (await ask(asked)).answer;
      } catch (error) {
        // One item failed the statement, and with it all others: retry each alone.
        if (!(error instanceof DatabaseError)) throw error;
        if (key !== undefined && error.code === LOCKED) return undefined;
        return (await change([asked]))[0]?.answer;
      }
    },
    work: async (client) => (await effect(client, [{ item }]))[0] ?? settle(client, item),
  });
}
