import { describe, expect, it } from 'vitest';
import { signUp } from '#server/testing/sign-up.ts';
import { useStirs } from '#server/testing/use-stirs.ts';

const { effects, toTest, toKey, stir, countStirs, hold } = useStirs();

describe('duplicates sent at once', () => {
  it('[T-writes-3] duplicates sent at once take effect once, and all get the same response', async () => {
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

  it('run if the first one failed', async () => {
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

describe('a database connection that is killed', () => {
  it.each(['before its commit', 'while it waits'])(
    '%s loses its effect, and the same request runs again',
    async (when) => {
      const key = toKey();
      const pot = `killed ${when}`;
      effects[pot] = async (client) => {
        const { rows } = await client.query('select pg_backend_pid() as pid');
        const waiting = when === 'while it waits' ? client.query('select pg_sleep(60)') : undefined;
        const kill = toTest().pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await Promise.all([kill, waiting]);
        return { body: {} };
      };
      expect((await stir(encodeURIComponent(pot), key)).statusCode).toBe(503);
      delete effects[pot];
      expect(await countStirs(pot)).toBe(0);
      expect((await stir(encodeURIComponent(pot), key)).statusCode).toBe(201);
      expect(await countStirs(pot)).toBe(1);
    },
  );
});

it('an account that is deleted during its write is a 401', async () => {
  const leaver = await signUp(toTest().app);
  effects['leaving'] = async (client) => {
    await client.query('delete from users where id = $1', [leaver.user.id]);
    return { body: {} };
  };
  expect((await stir('leaving', toKey(), {}, leaver)).statusCode).toBe(200);
  expect((await stir('leaving', toKey(), {}, leaver)).statusCode).toBe(401);
});
