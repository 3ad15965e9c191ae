import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIPS_PER_STEP } from '#contract/tip/limits.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import * as accountTexts from '#texts/account.ts';

let test: TestApp;
let amara: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp();
  amara = await signUp(test.app, 'Amara');
  ben = await signUp(test.app, 'Ben');
});
afterAll(() => test.close());

const TIPS = '/recipes/tom-yum/tips';
const give = (content: string, { by = amara, step = 1, _id = v7() } = {}) =>
  by.ask('POST', TIPS, { _id, step, content });
const list = async (by?: Cook) => {
  const answer = by ? await by.ask('GET', TIPS) : await test.app.inject({ url: `/api${TIPS}` });
  expect(answer.statusCode).toBe(200);
  return answer.json().tips;
};
const removeAll = () => test.pool.query('delete from tips');

describe('tips at a step', () => {
  it('are written by members and visible to visitors', async () => {
    const answer = await give('Bruise the lemongrass first', { step: 2 });
    expect(answer.statusCode).toBe(201);
    const { tip } = answer.json();
    expect(tip).toMatchObject({
      step: 2,
      content: 'Bruise the lemongrass first',
      author: 'Amara',
      authorId: amara.user.id,
      likeCount: 0,
      likedByMe: false,
    });
    expect(await list()).toEqual([tip]);
    expect((await test.app.inject({ method: 'POST', url: `/api${TIPS}` })).statusCode).toBe(401);
    await removeAll();
  });

  it('are sorted by step, then by likes, then newest first', async () => {
    const [first, second, third] = await Promise.all([
      give('a', { step: 2 }),
      give('b'),
      give('c'),
    ]).then((answers) => answers.map((answer) => answer.json().tip._id));
    const like = await ben.ask('POST', `/tips/${second}/like`);
    expect(like.json()).toEqual({ likeCount: 1, likedByMe: true });
    expect((await ben.ask('POST', `/tips/${second}/like`)).json().likeCount).toBe(1);
    const tips = await list(ben);
    expect(tips.map(({ _id }: { _id: string }) => _id)).toEqual([second, third, first]);
    expect(tips[0]).toMatchObject({ likeCount: 1, likedByMe: true });
    expect((await list(amara))[0]).toMatchObject({ likeCount: 1, likedByMe: false });
    const unlike = await ben.ask('DELETE', `/tips/${second}/like`);
    expect(unlike.json()).toEqual({ likeCount: 0, likedByMe: false });
    await removeAll();
  });

  it('are limited per step', async () => {
    await test.pool.query(
      `insert into tips (id, recipe_id, step, content, created_at)
       select gen_random_uuid(), 'tom-yum', 1, 'tip ' || n, now() from generate_series(1, 50) n`,
    );
    expect(await list()).toHaveLength(TIPS_PER_STEP);
    expect((await list())[0].author).toBe(accountTexts.formerMember);
    await removeAll();
  });

  it('are created once under one id, and not under an id of another member', async () => {
    const _id = v7();
    expect((await give('once', { _id })).statusCode).toBe(201);
    expect((await give('once', { _id })).statusCode).toBe(200);
    const taken = await give('mine', { by: ben, _id });
    expect(taken.statusCode).toBe(409);
    expect(taken.json().code).toBe('id_taken');
    expect(await list()).toHaveLength(1);
    await removeAll();
  });

  it('are deleted only by their author', async () => {
    const { tip } = (await give('to go')).json();
    expect((await ben.ask('DELETE', `/tips/${tip._id}`)).statusCode).toBe(403);
    expect(await list()).toHaveLength(1);
    expect((await amara.ask('DELETE', `/tips/${tip._id}`)).statusCode).toBe(200);
    expect((await amara.ask('DELETE', `/tips/${tip._id}`)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ step: 0, content: 'x' }, 422],
    [{ step: 1.5, content: 'x' }, 422],
    [{ step: 99, content: 'x' }, 422],
    [{ step: 1, content: '  ' }, 422],
    [{ step: 1, content: 'x'.repeat(501) }, 422],
    [{ step: 1, content: 'a\u0000b' }, 422],
    [{ step: 1, content: 'x', _id: 'seven' }, 422],
    [{ content: 'x' }, 422],
  ])('%j answers %i and changes nothing', async (body, status) => {
    expect((await amara.ask('POST', TIPS, body)).statusCode).toBe(status);
    expect(await list()).toEqual([]);
  });

  it('return 404 for an unknown dish and for deleted tips', async () => {
    expect((await amara.ask('GET', '/recipes/atlantis/tips')).statusCode).toBe(404);
    expect(
      (await amara.ask('POST', '/recipes/atlantis/tips', { step: 1, content: 'x' })).statusCode,
    ).toBe(404);
    for (const id of ['seven', v7()]) {
      expect((await amara.ask('POST', `/tips/${id}/like`)).statusCode).toBe(404);
      expect((await amara.ask('DELETE', `/tips/${id}`)).statusCode).toBe(404);
    }
  });

  it('are deleted with an account that removes its content, and its likes are subtracted', async () => {
    const carla = await signUp(test.app, 'Carla');
    const { tip } = (await give('stays')).json();
    await carla.ask('POST', `/tips/${tip._id}/like`);
    await give('goes', { by: carla });
    expect(await list()).toHaveLength(2);
    const removed = await carla.ask('DELETE', '/auth/account', {
      password: PASSWORD,
      posts: 'remove',
    });
    expect(removed.statusCode).toBe(200);
    expect(await list()).toEqual([{ ...tip, likeCount: 0 }]);
    await removeAll();
  });
});
