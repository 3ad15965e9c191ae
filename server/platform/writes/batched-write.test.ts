import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { untilLockWait } from '#server/testing/until-lock-wait.ts';
import { createBatchedWrite, type Effect } from './batched-write.ts';
import { findAnswer, SET_LOCK_TIMEOUT, toKeyInsert, toKeyValues } from './store.ts';

let test: TestApp;
let cooks: Cook[];
let postId: string;
let keys = 0;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false, dishes: {}, rateLimit: 'off' });
  await test.pool.query('create table stirs (pot text check (pot <> $$cracked$$))');
  cooks = [];
  for (let n = 0; n < 12; n += 1) cooks.push(await signUp(test.app, `Cook ${n}`));
  const post = { title: 'Ragù', content: 'Slowly.' };
  postId = (await first().ask('POST', '/posts', post)).json()._id;
});
afterAll(() => test.close());

const toCook = (n: number) => cooks[n] ?? expect.fail('nobody');
const first = () => toCook(0);
function toKey() {
  keys += 1;
  return `018f0000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
}
const toNamed = (key = toKey()) => ({ 'idempotency-key': key });
const toKept = (cook: Cook) => ({ userId: cook.user.id, key: toKey(), fingerprint: Buffer.of(1) });

const CLASH = `do $$ begin raise exception using errcode = '40P01'; end $$`;
const STIR = `with batch as materialized (
    select stir.*, ${SET_LOCK_TIMEOUT} from unnest($1::text[], $2::uuid[], $3::uuid[], $4::bytea[])
      with ordinality as stir (pot, user_id, key, fingerprint, at)
  ), valid as materialized (select * from batch where pot <> 'lost'),
  made as (insert into stirs select pot from valid),
  kept as (${toKeyInsert(`select *, 200 as status, '{"pot":"' || pot || '"}' as body from valid`)})
  select at::int from valid`;
const stir: Effect<string, unknown> = async (client, entries) => {
  const pots = entries.map(({ item }) => item);
  const entryKeys = entries.map(({ key }) => key);
  const { rows } = await client.query<{ at: number }>(STIR, [
    pots,
    entryKeys.map((key) => key?.userId),
    ...toKeyValues(entryKeys),
  ]);
  const done = new Set(rows.map(({ at }) => at - 1));
  return pots.map((pot, n) => (done.has(n) ? { body: { pot } } : undefined));
};
const noPot = async () => {
  throw new Problem(404, 'No pot');
};
const findStirs = async (pot: string) =>
  (
    await test.pool.query<{ by: string }>('select xmin::text as by from stirs where pot = $1', [
      pot,
    ])
  ).rows;

describe.each(['with', 'without'])('concurrent changes, %s keys', (how) => {
  const toAsk = (cook: Cook) => (how === 'with' ? toKept(cook) : undefined);

  it('run in one transaction, and each gets its own response', async () => {
    const batched = createBatchedWrite(test.pool, stir, noPot);
    const pots = cooks.map((_cook, n) => (n === 3 ? 'lost' : `once ${how}`));
    const answers = await Promise.all(
      cooks.map((cook, n) => batched(pots[n] ?? '').ask(toAsk(cook))),
    );
    expect(answers.map((answer) => answer === undefined)).toEqual(
      pots.map((pot) => pot === 'lost'),
    );
    const stirs = await findStirs(`once ${how}`);
    expect([stirs.length, new Set(stirs.map(({ by }) => by)).size]).toEqual([11, 1]);
  });

  it('fail separately if the database rejects one', async () => {
    const batched = createBatchedWrite(test.pool, stir, noPot);
    const pots = cooks.map((_cook, n) => (n === 3 ? 'cracked' : `whole ${how}`));
    const answers = await Promise.allSettled(
      cooks.map((cook, n) => batched(pots[n] ?? '').ask(toAsk(cook))),
    );
    expect(answers.map(({ status }) => status === 'rejected')).toEqual(
      pots.map((pot) => pot === 'cracked'),
    );
    expect(await findStirs(`whole ${how}`)).toHaveLength(11);
  });

  it('are retried after a conflict', async () => {
    let tries = 0;
    const batched = createBatchedWrite<string, unknown>(
      test.pool,
      async (client, pots) => {
        tries += 1;
        if (tries === 1) await client.query(CLASH);
        return stir(client, pots);
      },
      noPot,
    );
    await Promise.all(cooks.map((cook) => batched(`clash ${how}`).ask(toAsk(cook))));
    expect(await findStirs(`clash ${how}`)).toHaveLength(12);
    expect(tries).toBe(2);
  });
});

const like = (cook: Cook, key: string, id = postId) =>
  cook.ask('POST', `/posts/${id}/like`, undefined, toNamed(key));

describe('known keys', () => {
  it('have no effect, and do not stop the other writes of their batch', async () => {
    const batched = createBatchedWrite(test.pool, stir, noPot);
    const kept = cooks.map(toKept);
    const toKeyOf = (n: number) => kept[n] ?? toKept(toCook(n));
    await Promise.all([toKeyOf(2), toKeyOf(5)].map((key) => batched('known').ask(key)));
    const answers = await Promise.all([
      ...kept.map((key) => batched('known').ask(key)),
      // The same request twice in one batch.
      batched('known').ask({ ...toKeyOf(7) }),
    ]);
    const isLeft = answers.map((answer) => answer === undefined);
    expect(isLeft).toEqual([...cooks.map((_cook, n) => n === 2 || n === 5), true]);
    expect(await findStirs('known')).toHaveLength(cooks.length);
    const { rows } = await test.pool.query<{ body: string }>(
      'select body from idempotency where key = any ($1)',
      [kept.map(({ key }) => key)],
    );
    expect(rows.map(({ body }) => body)).toEqual(cooks.map(() => '{"pot":"known"}'));
  });

  it('need two statements for a like and two for a comment', async () => {
    const paths = [`/posts/${postId}/like`, `/posts/${postId}/comments`] as const;
    // The author's name is cached for a while.
    await first().ask('POST', paths[1], { content: 'First' }, toNamed());
    const spy = vi.spyOn(Client.prototype, 'query');
    const ownDatabase = new URL(test.databaseUrl).pathname.slice(1);
    const count = async (path: string, body?: object) => {
      spy.mockClear();
      await first().ask('POST', path, body, toNamed());
      const queries = spy.mock.contexts.filter(
        (client) => client instanceof Client && Reflect.get(client, 'database') === ownDatabase,
      );
      // Excludes the lookup of the session.
      return queries.length - 1;
    };
    // The minimum of several tries: periodic work of the server also runs statements.
    const least = { like: Infinity, comment: Infinity };
    for (let n = 0; n < 8; n += 1) {
      least.like = Math.min(least.like, await count(paths[0]));
      least.comment = Math.min(least.comment, await count(paths[1], { content: `Yes ${n}` }));
    }
    spy.mockRestore();
    expect(least).toEqual({ like: 2, comment: 2 });
  });
});

describe('a change and its key', () => {
  it('[T-writes-2] a change and its key are both undone when the connection ends in between, and done once on another', async () => {
    const batched = createBatchedWrite(test.pool, stir, noPot);
    const key = toKept(first());
    const held = await test.pool.connect();
    await held.query('begin');
    await held.query(
      'insert into idempotency (user_id, key, fingerprint) values ($1, $2, $3)',
      Object.values(key),
    );
    const entries = batched('dying').ask(key);
    await untilLockWait(test.pool);
    await test.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    );
    await untilLockWait(test.pool);
    expect(await findStirs('dying')).toEqual([]);
    await held.query('rollback');
    held.release();
    expect(await entries).toEqual({ body: { pot: 'dying' } });
    expect(await findStirs('dying')).toHaveLength(1);
  });

  it('are both stored if the server dies before it responds, and a retry is a replay', async () => {
    const key = toKept(first());
    const dying: Effect<string, unknown> = async (client, entries) => {
      await stir(client, entries);
      throw new Error('gone');
    };
    await expect(createBatchedWrite(test.pool, dying, noPot)('lone').ask(key)).rejects.toThrow(
      'gone',
    );
    expect(await createBatchedWrite(test.pool, stir, noPot)('lone').ask(key)).toBeUndefined();
    expect(await findStirs('lone')).toHaveLength(1);
    const known = await findAnswer(test.pool, key.userId, key.key);
    expect(known).toMatchObject({ status: 200, body: '{"pot":"lone"}' });
  });
});

describe('likes under a key', () => {
  it('take effect once, and duplicates get the same response', async () => {
    const key = toKey();
    const answers = await Promise.all(cooks.map(() => like(first(), key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const isReplay = answers.map(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(isReplay.filter((one) => !one)).toHaveLength(1);
    const { rows } = await test.pool.query('select status, body from idempotency where key = $1', [
      key,
    ]);
    expect(rows).toEqual([{ status: 200, body: null }]);
  });

  it('are a 422 for another concurrent request under the same key', async () => {
    const key = toKey();
    const answers = await Promise.all([
      like(first(), key),
      first().ask('POST', `/posts/${postId}/comments`, { content: 'Yes' }, toNamed(key)),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect([[200, 201], statuses[1]]).toEqual([expect.arrayContaining([statuses[0]]), 422]);
  });

  it('get 409 with Retry-After while the first is still running', async () => {
    const [key, other] = [toKey(), toKey()];
    const held = await test.pool.connect();
    await held.query('begin');
    const values = [first().user.id, key, Buffer.of(1)];
    await held.query(
      'insert into idempotency (user_id, key, fingerprint) values ($1, $2, $3)',
      values,
    );
    const [duplicate, beside] = await Promise.all([like(first(), key), like(toCook(1), other)]);
    await held.query('rollback');
    held.release();
    expect([duplicate.statusCode, duplicate.json().code]).toEqual([409, 'idempotency_in_progress']);
    expect(duplicate.headers['retry-after']).toBe('1');
    expect(beside.statusCode).toBe(200);
  });

  it('are a 404 for a deleted post, also when replayed', async () => {
    const key = toKey();
    const missingId = '018f0000-0000-7000-8000-00000000dead';
    const answers = [await like(first(), key, missingId), await like(first(), key, missingId)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[1]?.headers['idempotent-replayed']).toBe('true');
    expect(answers[1]?.body).toBe(answers[0]?.body);
  });
});

it('comments under keys belong to their authors, and a duplicate gets the same response', async () => {
  const named = cooks.map(() => toKey());
  const requests = cooks.flatMap((cook, n) => {
    const ask = () =>
      cook.ask('POST', `/posts/${postId}/comments`, { content: `Word ${n}` }, toNamed(named[n]));
    return [ask(), ask()];
  });
  const answers = await Promise.all(requests);
  for (const [n, cook] of cooks.entries()) {
    const [one, duplicate] = [answers[2 * n], answers[2 * n + 1]];
    expect([one?.statusCode, duplicate?.body]).toEqual([201, one?.body]);
    const { comment } = one?.json() ?? {};
    expect([comment.content, comment.authorId]).toEqual([`Word ${n}`, cook.user.id]);
  }
});
