import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { createBatcher } from '../batcher.ts';
import { Problem } from '../problem.ts';
import type { Answer, Work } from './answer.ts';
import { insertAnswers, type Key, toFirsts } from './store.ts';
import { LOCKED, Rollback, retryConflicts, transact } from './transaction.ts';

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
  const change = async (asked: readonly Asked<I>[]): Promise<Outcome<T>[]> => {
    if (asked.every(({ key }) => key === undefined)) {
      return retryConflicts(() => changeAll(pool, asked, effect));
    }
    try {
      return await retryConflicts(() =>
        transact(pool, (client) => changeAll(client, asked, effect)),
      );
    } catch (error) {
      if (!(error instanceof KnownKeys)) throw error;
      const { keys } = error;
      const others = asked.filter(({ key }) => key === undefined || !keys.has(key));
      const outcomes = others.length === 0 ? [] : await change(others);
      const byAsked = new Map(others.map((one, n) => [one, outcomes[n]]));
      return asked.map((one) => byAsked.get(one) ?? { answer: undefined });
    }
  };
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

/** Undoes a batch: these keys were stored before, or by another server in between. */
class KnownKeys extends Rollback {
  readonly keys: ReadonlySet<Key>;

  constructor(keys: ReadonlySet<Key>) {
    super('Some keys are known');
    this.keys = keys;
  }
}

/** Keys are stored last, with their answers, in one row version: a known one undoes the effect. */
async function changeAll<I, T>(
  client: Pool | PoolClient,
  asked: readonly Asked<I>[],
  effect: Effect<I, T>,
): Promise<Outcome<T>[]> {
  const firsts = new Set(toFirsts(asked.flatMap(({ key }) => key ?? [])));
  const going = asked.filter(({ key }) => key === undefined || firsts.has(key));
  const answers = await effect(
    client,
    going.map(({ item }) => item),
  );
  const byAsked = new Map(going.map((one, n) => [one, answers[n]]));
  const answered = going.flatMap(({ key }, n) => {
    const answer = answers[n];
    return key && answer ? [{ key, ...toStored(answer) }] : [];
  });
  if (answered.length > 0) {
    const stored = await insertAnswers(client, answered);
    const known = answered.flatMap(({ key }) => (stored.has(key) ? [] : [key]));
    if (known.length > 0) throw new KnownKeys(new Set(known));
  }
  return asked.map((one) => ({ answer: byAsked.get(one) }));
}

function toStored(answer: Answer | Problem) {
  const { status = 200, body } = answer;
  const isReadOnReplay = !(answer instanceof Problem) && answer.isReadOnReplay === true;
  return { status, body: isReadOnReplay ? null : JSON.stringify(body) };
}
