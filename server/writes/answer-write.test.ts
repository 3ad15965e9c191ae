import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNeedSession } from '../accounts/signed-in.ts';
import { Problem } from '../problem.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type Cook, signUp } from '../testing/sign-up.ts';
import type { Work } from './answer.ts';
import { createAnswerWrite } from './answer-write.ts';
import { deleteOldKeys } from './store.ts';

let test: TestApp;
let cook: Cook;
let keys = 0;
const effects: Record<string, Work> = {};

beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  await test.pool.query('create table stirs (pot text, answer int generated always as identity)');
  const needSession = createNeedSession(test.pool, undefined);
  const answerWrite = createAnswerWrite(test.pool);
  test.app.post<{ Params: { pot: string } }>('/api/stir/:pot', async (request, reply) => {
    const { userId } = await needSession(request);
    const { pot } = request.params;
    return answerWrite({
      request,
      reply,
      userId,
      work: async (client) => {
        const { rows } = await client.query(
          'insert into stirs (pot) values ($1) returning answer',
          [pot],
        );
        return effects[pot]?.(client) ?? { status: 201, body: { answer: rows[0]?.answer } };
      },
    });
  });
  cook = await signUp(test.app);
});
afterAll(() => test.close());

function toKey(): string {
  keys += 1;
  return `018f0000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
}
const stir = (pot: string, key?: string, payload: object = { spoon: 'wood' }, who = cook) =>
  who.ask('POST', `/stir/${pot}`, payload, key === undefined ? {} : { 'idempotency-key': key });
const stirVersion = (key: string, version?: string) =>
  cook.ask(
    'POST',
    '/stir/versions',
    { spoon: 'wood' },
    {
      'idempotency-key': key,
      ...(version !== undefined && { 'if-match': version }),
    },
  );
const countStirs = async (pot: string) =>
  (await test.pool.query('select count(*)::int as n from stirs where pot = $1', [pot])).rows[0]?.n;
const countKeys = async (key: string) =>
  (await test.pool.query('select count(*)::int as n from idempotency where key = $1', [key]))
    .rows[0]?.n;

describe('a write with an Idempotency-Key', () => {
  it('takes effect once however often it is sent, with the same response body', async () => {
    const key = toKey();
    const first = await stir('once', key);
    expect(first.statusCode).toBe(201);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    for (const written of [key, `"${key}"`, key.toUpperCase()]) {
      const again = await stir('once', written);
      expect([again.statusCode, again.body]).toEqual([201, first.body]);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.headers['content-type']).toBe(first.headers['content-type']);
    }
    expect(await countStirs('once')).toBe(1);
  });

  it('without one takes effect every time', async () => {
    await stir('often');
    await stir('often');
    expect(await countStirs('often')).toBe(2);
  });

  it('belongs to one member', async () => {
    const key = toKey();
    const other = await signUp(test.app);
    await stir('shared', key);
    expect((await stir('shared', key, {}, other)).statusCode).toBe(201);
    expect(await countStirs('shared')).toBe(2);
  });

  it.each([
    ['another body', 'mismatch', { spoon: 'steel' }],
    ['another address', 'mismatch-2', { spoon: 'wood' }],
  ])('and %s is a 422 with a code, and no effect', async (_what, pot, payload) => {
    const key = toKey();
    await stir('mismatch', key);
    const answer = await stir(pot, key, payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('idempotency_mismatch');
    expect(await countStirs('mismatch-2')).toBe(0);
  });

  it('and another version to change is another request', async () => {
    const key = toKey();
    expect((await stirVersion(key, '"1"')).statusCode).toBe(201);
    expect((await stirVersion(key, '"1"')).headers['idempotent-replayed']).toBe('true');
    for (const version of ['"2"', '*', undefined]) {
      const answer = await stirVersion(key, version);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_mismatch']);
    }
    expect(await countStirs('versions')).toBe(1);
  });

  it.each(['soup', '""', '12345', '0'.repeat(36)])('that is %s is a 400', async (key) => {
    expect((await stir('unreadable', key)).statusCode).toBe(400);
    expect(await countStirs('unreadable')).toBe(0);
  });
});

describe('duplicates sent at once', () => {
  it('take effect once, and all get the same response', async () => {
    const key = toKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => stir('duplicates', key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const replayed = answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(replayed).toHaveLength(7);
    expect(await countStirs('duplicates')).toBe(1);
  });

  it('get 409 with Retry-After while the first is still running', async () => {
    const key = toKey();
    const { release, held } = hold('slow');
    const first = stir('slow', key);
    await held;
    const duplicate = await stir('slow', key);
    expect(duplicate.statusCode).toBe(409);
    expect(duplicate.json().code).toBe('idempotency_in_progress');
    expect(duplicate.headers['retry-after']).toBe('1');
    release();
    expect((await first).statusCode).toBe(201);
    expect((await stir('slow', key)).headers['idempotent-replayed']).toBe('true');
    expect(await countStirs('slow')).toBe(1);
  });

  it('run where the first one failed', async () => {
    const key = toKey();
    const { release, held } = hold('failing', async () => {
      throw new Error('burnt');
    });
    const first = stir('failing', key);
    await held;
    const duplicate = stir('failing', key);
    release();
    expect((await first).statusCode).toBe(500);
    expect((await duplicate).statusCode).toBe(201);
    expect(await countStirs('failing')).toBe(1);
  });
});

describe('a response', () => {
  it.each([403, 404, 409, 422, 410])(
    'of %i is stored and its effect rolled back',
    async (status) => {
      const key = toKey();
      const pot = `refused-${status}`;
      effects[pot] = async () => {
        throw new Problem(status, 'Not in this pot', { details: [{ msg: 'Not in this pot' }] });
      };
      const first = await stir(pot, key);
      delete effects[pot];
      const again = await stir(pot, key);
      expect([first.statusCode, again.statusCode]).toEqual([status, status]);
      expect(again.body).toBe(first.body);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(await countStirs(pot)).toBe(0);
    },
  );

  it.each([401, 408, 413, 425, 429, 500, 503])('of %i is never stored', async (status) => {
    const key = toKey();
    const pot = `passing-${status}`;
    effects[pot] = async () => {
      throw new Problem(status, 'Not now');
    };
    expect((await stir(pot, key)).statusCode).toBe(status);
    expect(await countKeys(key)).toBe(0);
    delete effects[pot];
    expect((await stir(pot, key)).statusCode).toBe(201);
    expect(await countStirs(pot)).toBe(1);
  });

  it('is stored for 90 days', async () => {
    const [old, young] = [toKey(), toKey()];
    await stir('aging', old);
    await stir('aging', young);
    await test.pool.query(
      `update idempotency set created_at = now() - interval '1 day' * (case key when $1 then 91 else 89 end)
       where key in ($1, $2)`,
      [old, young],
    );
    await deleteOldKeys(test.pool);
    expect([await countKeys(old), await countKeys(young)]).toEqual([0, 1]);
  });
});

describe('a database connection that is killed', () => {
  it.each(['before its commit', 'while it waits'])(
    '%s takes its effect along, and the same request runs again',
    async (when) => {
      const key = toKey();
      const pot = `killed ${when}`;
      effects[pot] = async (client) => {
        const { rows } = await client.query('select pg_backend_pid() as pid');
        const waiting = when === 'while it waits' ? client.query('select pg_sleep(60)') : undefined;
        const kill = test.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await Promise.all([kill, waiting]);
        return { body: {} };
      };
      expect((await stir(encodeURIComponent(pot), key)).statusCode).toBe(500);
      delete effects[pot];
      expect(await countStirs(pot)).toBe(0);
      expect((await stir(encodeURIComponent(pot), key)).statusCode).toBe(201);
      expect(await countStirs(pot)).toBe(1);
    },
  );
});

it('an account that is deleted during its write is a 401', async () => {
  const leaver = await signUp(test.app);
  effects['leaving'] = async (client) => {
    await client.query('delete from users where id = $1', [leaver.user.id]);
    return { body: {} };
  };
  expect((await stir('leaving', toKey(), {}, leaver)).statusCode).toBe(200);
  expect((await stir('leaving', toKey(), {}, leaver)).statusCode).toBe(401);
});

/** The next stir of this pot takes its effect and then waits to be let go; `last` is what it does after that. */
function hold(pot: string, last?: () => Promise<unknown>) {
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
}
