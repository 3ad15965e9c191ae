import { describe, expect, it } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { useStirs } from '#server/testing/use-stirs.ts';
import { deleteOldKeys } from './store.ts';

const { effects, toTest, toKey, stir, stirVersion, countStirs, countKeys } = useStirs();

describe('a write with an Idempotency-Key', () => {
  it('[T-writes-1] a write takes effect once however often it is sent, with the same response body', async () => {
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

  it('takes effect every time without a key', async () => {
    await stir('often');
    await stir('often');
    expect(await countStirs('often')).toBe(2);
  });

  it('is separate for each member', async () => {
    const key = toKey();
    const other = await signUp(toTest().app);
    await stir('shared', key);
    expect((await stir('shared', key, {}, other)).statusCode).toBe(201);
    expect(await countStirs('shared')).toBe(2);
  });

  it.each([
    ['another body', 'mismatch', { spoon: 'steel' }],
    ['another address', 'mismatch-2', { spoon: 'wood' }],
  ])('is a 422 without effect if the key was used for %s', async (_what, pot, payload) => {
    const key = toKey();
    await stir('mismatch', key);
    const answer = await stir(pot, key, payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('idempotency_mismatch');
    expect(await countStirs('mismatch-2')).toBe(0);
  });

  it('is a 422 if the key was used for another version', async () => {
    const key = toKey();
    expect((await stirVersion(key, '"1"')).statusCode).toBe(201);
    expect((await stirVersion(key, '"1"')).headers['idempotent-replayed']).toBe('true');
    for (const version of ['"2"', '*', undefined]) {
      const answer = await stirVersion(key, version);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_mismatch']);
    }
    expect(await countStirs('versions')).toBe(1);
  });

  it.each(['soup', '""', '12345', '0'.repeat(36)])('is a 400 with the key %s', async (key) => {
    expect((await stir('unreadable', key)).statusCode).toBe(400);
    expect(await countStirs('unreadable')).toBe(0);
  });
});

describe('a response', () => {
  it.each([403, 404, 409, 422, 410])(
    'with status %i is stored and its effect rolled back',
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

  it.each([401, 408, 413, 425, 429, 500, 503])('with status %i is never stored', async (status) => {
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
    await toTest().pool.query(
      `update idempotency set created_at = now() - interval '1 day' * (case key when $1 then 91 else 89 end)
       where key in ($1, $2)`,
      [old, young],
    );
    await deleteOldKeys(toTest().pool);
    expect([await countKeys(old), await countKeys(young)]).toEqual([0, 1]);
  });
});
