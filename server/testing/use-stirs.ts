import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import { createNeedSession } from '#server/account/signed-in.ts';
import type { Work } from '#server/platform/writes/answer.ts';
import { answerWrite } from '#server/platform/writes/answer-write.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { type Cook, signUp } from './sign-up.ts';

/** Gives a test file an app with one more write, which stirs a pot. `effects` adds work to the write of a pot. */
export function useStirs() {
  let test: TestApp;
  let cook: Cook;
  let keys = 0;
  const effects: Record<string, Work> = {};

  beforeAll(async () => {
    test = await buildTestApp({ isShared: false, dishes: {}, rateLimit: 'off' });
    await test.pool.query('create table stirs (pot text, answer int generated always as identity)');
    addStirs(test, effects);
    cook = await signUp(test.app);
  });
  afterAll(() => test.close());

  const count = async (where: string, value: string): Promise<number> =>
    (await test.pool.query(`select count(*)::int as n from ${where} = $1`, [value])).rows[0]?.n;

  return {
    effects,
    toTest: () => test,
    toKey: () => {
      keys += 1;
      return `018f0000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    stir: (pot: string, key?: string, payload: object = { spoon: 'wood' }, who = cook) =>
      who.ask('POST', `/stir/${pot}`, payload, key === undefined ? {} : { 'idempotency-key': key }),
    stirVersion: (key: string, version?: string) => {
      const headers = {
        'idempotency-key': key,
        ...(version !== undefined && { 'if-match': version }),
      };
      return cook.ask('POST', '/stir/versions', { spoon: 'wood' }, headers);
    },
    countStirs: (pot: string) => count('stirs where pot', pot),
    countKeys: (key: string) => count('idempotency where key', key),
    /**
     * Makes the next stir of this pot wait after its effect until it is released. `last` then runs before the write
     * ends.
     */
    hold: (pot: string, last?: () => Promise<unknown>) => {
      const gate = new EventEmitter();
      const released = once(gate, 'release');
      effects[pot] = async () => {
        delete effects[pot];
        gate.emit('held');
        await released;
        await last?.();
        return { status: 201, body: {} };
      };
      return { held: once(gate, 'held'), release: () => gate.emit('release') };
    },
  };
}

function addStirs({ app, pool }: TestApp, effects: Record<string, Work>): void {
  const needSession = createNeedSession(pool, undefined);
  app.post<{ Params: { pot: string } }>('/api/stir/:pot', async (request, reply) => {
    const { userId } = await needSession(request);
    const { pot } = request.params;
    return answerWrite(
      pool,
      { request, reply, userId },
      {
        work: async (client) => {
          const { rows } = await client.query(
            'insert into stirs (pot) values ($1) returning answer',
            [pot],
          );
          return effects[pot]?.(client) ?? { status: 201, body: { answer: rows[0]?.answer } };
        },
      },
    );
  });
}
