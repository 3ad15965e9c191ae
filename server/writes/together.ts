import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { gather } from '../gather.ts';
import { Problem } from '../problem.ts';
import type { Answer, Work } from './answer.ts';
import { insertKeys, type Key, updateAnswers } from './store.ts';
import { LOCKED, throughClashes, transact } from './transaction.ts';

/**
 * Makes small changes of many people in as few statements as of one, and answers each in their order; a problem is one's
 * own answer and leaves the others alone. Each statement has to stand for itself: without keys there is no transaction around.
 */
export type Effect<I, T> = (
  client: Pool | PoolClient,
  items: readonly I[],
) => Promise<readonly (Answer<T> | Problem)[]>;

export interface Together<T = unknown> {
  /** Undefined where the key is known already, or held: then the asker goes the usual way. */
  ask: (key: Key | undefined) => Promise<Answer<T> | Problem | undefined>;
  /** The same for this one alone, in a transaction of its own. */
  work: Work<T>;
}

interface Asked<I> {
  item: I;
  key: Key | undefined;
}

interface Outcome<T> {
  answer: Answer<T> | Problem | undefined;
}

/** Changes that are asked for at the same time are made in one round, with one commit for all of them. */
export function createTogether<I, T>(pool: Pool, effect: Effect<I, T>): (item: I) => Together<T> {
  const change = (asked: readonly Asked<I>[]) =>
    asked.every(({ key }) => key === undefined)
      ? throughClashes(() => changeAll(pool, asked, effect))
      : throughClashes(() => transact(pool, (client) => changeAll(client, asked, effect)));
  const ask = gather(change);

  return (item) => ({
    ask: async (key) => {
      const asked = { item, key };
      try {
        return (await ask(asked)).answer;
      } catch (error) {
        // One of the round failed it for all, and nothing of it is kept: each is tried alone.
        if (!(error instanceof DatabaseError)) throw error;
        // Of one that waited for a key in vain the usual way knows what to say.
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
  const kept = going.flatMap(({ key }, n) => {
    const answer = answers[n];
    return key && answer ? [{ key, ...toKept(answer) }] : [];
  });
  if (kept.length > 0) await updateAnswers(client, kept);
  return asked.map((one) => ({ answer: byAsked.get(one) }));
}

function toKept(answer: Answer | Problem) {
  const { status = 200, body } = answer;
  const isFoundAnew = !(answer instanceof Problem) && answer.isFoundAnew === true;
  return { status, body: isFoundAnew ? null : JSON.stringify(body) };
}
