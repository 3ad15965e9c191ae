import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createNeedSession } from '#server/account/signed-in.ts';
import { Problem } from '#server/platform/problem.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import type { Work } from './answer.ts';
import { answerWrite } from './answer-write.ts';

const KEY = '018f0000-0000-4000-8000-000000000001';
let test: TestApp;
let cook: Cook;
let work: Work;
let done: string[];
const undo = async () => void done.push('undone');

beforeAll(async () => {
  test = await buildTestApp({ isShared: false, dishes: {}, rateLimit: 'off' });
  // The first try conflicts at its commit.
  await test.pool.query(`create table stirs (try int);
    create function clash() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '40001'; end $$;
    create constraint trigger clash after insert on stirs deferrable initially deferred
      for each row when (new.try = 1) execute function clash()`);
  const needSession = createNeedSession(test.pool, undefined);
  test.app.post('/api/stir', async (request, reply) => {
    const { userId } = await needSession(request);
    const call = { request, reply, userId };
    return answerWrite(test.pool, call, { work: (client) => work(client), undo });
  });
  cook = await signUp(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  done = [];
  await test.pool.query('delete from idempotency');
});

it.each([{}, { 'idempotency-key': KEY }])(
  '`undo` runs if a write is refused: %j',
  async (headers) => {
    work = async () => {
      throw new Problem(409, 'Taken');
    };
    expect((await cook.ask('POST', '/stir', {}, headers)).statusCode).toBe(409);
    expect(done).toEqual(['undone']);
  },
);

it.each([{}, { 'idempotency-key': KEY }])(
  '`afterCommit` runs only for the try that was committed: %j',
  async (headers) => {
    let tries = 0;
    work = async (client) => {
      tries += 1;
      const afterCommit = `committed ${tries}`;
      await client.query('insert into stirs values ($1)', [tries]);
      return { body: {}, afterCommit: async () => void done.push(afterCommit) };
    };
    expect((await cook.ask('POST', '/stir', {}, headers)).statusCode).toBe(200);
    expect(done).toEqual(['committed 2']);
  },
);
