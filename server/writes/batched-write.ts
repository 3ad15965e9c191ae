import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { createBatcher } from '../batcher.ts';
import type { Answer, Work } from './answer.ts';
import { findKnownKeys, isKnownKey, type Key, toFirsts } from './store.ts';
import { LOCKED, retryConflicts } from './transaction.ts';

export interface Asked<I> {
  item: I;
  /** Undefined where the request has none, or where the transaction of a single write stores it. */
  key?: Key | undefined;
}

/**
 * Makes the changes of many members and stores their keys (`toKeyInsert`) in one statement; it may run other queries before and
 * after. Answers are in order, undefined where nothing was changed and no key was stored.
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

/** `answerUnchanged` answers a single write that changes nothing: with what is stored already, or by throwing a problem. */
export function createBatchedWrite<I, T>(
  pool: Pool,
  effect: Effect<I, T>,
  answerUnchanged: (client: PoolClient, item: I) => Promise<Answer<T>>,
): (item: I) => BatchedWrite<T> {
  const changeNew = async (
    asked: readonly Asked<I>[],
    keys: ReadonlySet<Key>,
  ): Promise<Map<Asked<I>, Answer<T> | undefined>> => {
    const pending = asked.filter(({ key }) => key === undefined || keys.has(key));
    if (pending.length === 0) return new Map();
    try {
      const answers = await retryConflicts(() => effect(pool, pending));
      return new Map(pending.map((one, n) => [one, answers[n]]));
    } catch (error) {
      const known = isKnownKey(error) ? await findKnownKeys(pool, [...keys]) : new Set<Key>();
      if (known.size === 0) throw error;
      // The statement was undone as a whole: run it again without the known keys.
      return changeNew(pending, new Set([...keys].filter((key) => !known.has(key))));
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
    work: async (client) => (await effect(client, [{ item }]))[0] ?? answerUnchanged(client, item),
  });
}
