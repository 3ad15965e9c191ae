import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import * as postTexts from '#texts/post.ts';

let test: TestApp;
let amara: Cook;
let ben: Cook;
let path: string;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  [amara, ben] = [await signUp(test.app, 'Amara'), await signUp(test.app, 'Ben')];
  path = `/posts/${await publish(ben, { title: 'Ragù for fourteen people' })}/comments`;
});
afterAll(() => test.close());

const POST = { title: 'Buy these pans', content: 'Cheap, and only today.' };
const COMMENT = { content: 'Buy these cheap pans, only today.' };
const letAnHourPass = () =>
  test.pool.query(`
    update posts set created_at = created_at - interval '3601 seconds';
    update comments set created_at = created_at - interval '3601 seconds'`);
const countAll = async () => {
  const { rows } = await test.pool.query(
    'select (select count(*) from posts)::int + (select count(*) from comments)::int as n',
  );
  return rows[0].n;
};
const REFUSED = {
  error: postTexts.repeated,
  code: 'text_repeated',
  details: [{ msg: postTexts.repeated, path: 'content', code: 'text_repeated' }],
};

describe.each([
  ['a post', () => '/posts', POST],
  ['a comment', () => path, COMMENT],
])('%s', (_kind, at, text) => {
  const more = { ...text, content: ` ${text.content.toUpperCase().replaceAll(' ', '\n  ')} ` };
  const send = async (cook: Cook, body: object, headers?: Record<string, string>) =>
    cook.ask('POST', at(), body, headers);

  it('is refused if its author sent the same text within the hour', async () => {
    expect((await send(amara, text)).statusCode).toBe(201);
    const before = await countAll();
    for (const body of [text, more]) {
      const again = await send(amara, body);
      expect([again.statusCode, again.json()]).toEqual([422, REFUSED]);
    }
    expect(await countAll()).toBe(before);
    expect((await send(amara, { ...text, content: `${text.content} Really.` })).statusCode).toBe(
      201,
    );
    await letAnHourPass();
    expect((await send(amara, text)).statusCode).toBe(201);
  });

  it('is accepted from others, and again after it was deleted', async () => {
    const first = await send(amara, text);
    expect((await send(ben, text)).statusCode).toBe(201);
    const id = first.json()._id ?? first.json().comment._id;
    await amara.ask('DELETE', `${at()}/${id}`);
    expect((await send(amara, text)).statusCode).toBe(201);
  });

  it('is accepted if the same write is sent again', async () => {
    const id = v7();
    expect((await send(amara, { ...text, _id: id })).statusCode).toBe(201);
    expect((await send(amara, { ...text, _id: id })).statusCode).toBe(200);
    const key = { 'idempotency-key': v7() };
    expect((await send(ben, text, key)).statusCode).toBe(201);
    const replayed = await send(ben, text, key);
    expect([replayed.statusCode, replayed.headers['idempotent-replayed']]).toEqual([201, 'true']);
  });

  it('is accepted once if it is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(amara, text)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422]);
  });
});

it('accepts repeated short texts', async () => {
  for (let n = 0; n < 3; n += 1) {
    expect((await amara.ask('POST', path, { content: 'Thank you!' })).statusCode).toBe(201);
  }
});

it('accepts repeated texts if rate limits are off', async () => {
  const unlimited = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  const cook = await signUp(unlimited.app, 'Cook');
  for (let n = 0; n < 2; n += 1) {
    expect((await cook.ask('POST', '/posts', POST)).statusCode).toBe(201);
  }
  await unlimited.close();
});
