import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RecipeChanges, RecipeList } from '#contract/recipe/schema.ts';
import { toDigestText } from '#contract/search/digest-text.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api${url}`, headers });
const getSince = (etag: string, headers?: Record<string, string>) =>
  get(`/recipes?since=${encodeURIComponent(etag)}`, headers);
const readChanges = async (etag: string) => v.parse(RecipeChanges, (await getSince(etag)).json());
const readEtag = async (headers?: Record<string, string>) =>
  String((await get('/recipes', headers)).headers['etag']);
const unpack = (answer: { rawPayload: Buffer }) =>
  brotliDecompressSync(answer.rawPayload).toString();
const retitle = (id: string, title: string) =>
  test.pool.query(
    `update recipes set body = jsonb_set(body::jsonb, '{title}', to_jsonb($2::text))::text, etag = md5($2) where id = $1`,
    [id, title],
  );

it('sends new, changed and removed recipes since a list, with the digest and the ETag of the new list', async () => {
  const since = await readEtag();
  await retitle('moussaka', 'Moussaka for eight');
  await test.pool.query(`delete from recipes where id = 'tom-yum'`);
  await test.pool.query(
    `insert into recipes (id, name, cuisine, cuisine_id, sort_order, body, etag, source_hash)
     select 'new', name, cuisine, cuisine_id, 9, replace(body, '"brown-bread"', '"new"'), 'new', ''
     from recipes where id = 'brown-bread'`,
  );
  const [whole, answer] = [await get('/recipes'), await getSince(since)];
  const { changed, removed, digest } = v.parse(RecipeChanges, answer.json());
  expect(changed.map(({ _id }) => _id)).toEqual(['moussaka', 'new']);
  expect(changed[0]?.title).toBe('Moussaka for eight');
  expect(removed).toEqual(['tom-yum']);
  expect(digest).toBe(createHash('sha256').update(toDigestText(whole.json())).digest('base64'));
  expect(answer.headers['etag']).toBe(whole.headers['etag']);
});

it('sends no recipes if the given list is current', async () => {
  const etag = await readEtag();
  expect(await readChanges(etag)).toMatchObject({ changed: [], removed: [] });
  expect((await getSince(etag, { 'if-none-match': etag })).statusCode).toBe(304);
});

it('accepts the ETag of any encoding and never confuses compressed responses', async () => {
  const packed = { 'accept-encoding': 'br' };
  const since = await readEtag(packed);
  expect(since).toContain('.br"');
  await retitle('moussaka', 'M'.repeat(2000));
  const whole = await get('/recipes', packed);
  const changes = await getSince(since, packed);
  expect(changes.headers['content-encoding']).toBe('br');
  expect(changes.headers['etag']).toBe(whole.headers['etag']);
  expect(unpack(changes)).toContain('"removed":[]');
  expect(unpack(whole)).toMatch(/^\[.*]$/);
  expect((await get('/recipes', packed)).rawPayload).toEqual(whole.rawPayload);
});

it.each(['', 'abc', '"unknown"', '"unknown.br"', `"' or true --"`, '"a", "b"'])(
  'sends the whole list if it does not know %s',
  async (since) => {
    const answer = await getSince(since);
    expect(v.parse(RecipeList, answer.json())).toHaveLength(6);
    expect(answer.rawPayload).toEqual((await get('/recipes')).rawPayload);
  },
);

it('ignores `since` for pages and searches', async () => {
  const since = encodeURIComponent(await readEtag());
  expect((await get(`/recipes?page=1&since=${since}`)).json()).toHaveProperty('pagination');
});

it('recognizes a list that became current again, and the last fifty lists', async () => {
  const first = await readEtag();
  await retitle('moussaka', 'first');
  const before = await readEtag();
  await retitle('moussaka', 'second');
  await retitle('moussaka', 'first');
  expect(await readEtag()).toBe(before);
  for (let n = 0; n < 49; n += 1) await retitle('clam-chowder', `Chowder ${n}`);
  expect((await readChanges(before)).changed.map(({ _id }) => _id)).toEqual(['clam-chowder']);
  expect((await getSince(first)).json()).toHaveLength(6);
});
