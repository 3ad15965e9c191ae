import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { createBatcher } from '../batcher.ts';
import { Problem } from '../problem.ts';
import type { Answer, Work } from './answer.ts';
import { insertKeys, type Key, updateAnswers } from './store.ts';
import { LOCKED, retryConflicts, transact } from './transaction.ts';

/**
 * Makes the changes of many members in a few statements and returns their responses in order; a problem concerns one item only.
 * Each statement has to be atomic: without keys there is no transaction.
 */
export type Effect<I, T> = (
  client: Pool | PoolClient,
  items: readonly I[],
) => Promise<readonly (Answer<T> | Problem)[]>;

export interface BatchedWrite<T = unknown> {
  /** Undefined where the key exists or is locked: then the caller falls back to a single write. */
  ask: (key: Key | undefined) => Promise<Answer<T> | Problem | undefined>;
  work: Work<T>;
}

interface Asked<I> {
  item: I;
  key: Key | undefined;
}

interface Outcome<T> {
  answer: Answer<T> | Problem | undefined;
}

export function createBatchedWrite<I, T>(
  pool: Pool,
  effect: Effect<I, T>,
): (item: I) => BatchedWrite<T> {
  const change = (asked: readonly Asked<I>[]) =>
    asked.every(({ key }) => key === undefined)
      ? retryConflicts(() => changeAll(pool, asked, effect))
      : retryConflicts(() => transact(pool, (client) => changeAll(client, asked, effect)));
  const ask = createBatcher(change);

  return (item) => ({
    ask: async (key) => {
      const asked = { item, key };
      try {
        return (await ask(asked)).answer;
      } catch (error) {
        // One item failed the batch, which was rolled back: retry each alone.
        if (!(error instanceof DatabaseError)) throw error;
        if (key !== undefined && error.code === LOCKED) return undefined;
        return (await change([asked]))[0]?.answer;
      }
    },
    work: async (client) => {
      const [answer] = await effect(client, [item]);
      if (answer === undefined || answer instanceof Problem) throw answer ?? new Error('No answer');
      return answer;
    },
  });
}

async function changeAll<I, T>(
  client: Pool | PoolClient,
  asked: readonly Asked<I>[],
  effect: Effect<I, T>,
): Promise<Outcome<T>[]> {
  const keys = asked.flatMap(({ key }) => key ?? []);
  const taken = keys.length > 0 ? await insertKeys(client, keys) : new Set<Key>();
  const going = asked.filter(({ key }) => key === undefined || taken.has(key));
  const answers =
    going.length === 0
      ? []
      : await effect(
          client,
          going.map(({ item }) => item),
        );
  const byAsked = new Map(going.map((one, n) => [one, answers[n]]));
  const stored = going.flatMap(({ key }, n) => {
    const answer = answers[n];
    return key && answer ? [{ key, ...toStored(answer) }] : [];
  });
  if (stored.length > 0) await updateAnswers(client, stored);
  return asked.map((one) => ({ answer: byAsked.get(one) }));
}

function toStored(answer: Answer | Problem) {
  const { status = 200, body } = answer;
  const isReadOnReplay = !(answer instanceof Problem) && answer.isReadOnReplay === true;
  return { status, body: isReadOnReplay ? null : JSON.stringify(body) };
}
