import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toCallPath } from '#contract/platform/endpoint.ts';
import { listRecipeChanges } from '#contract/recipe/paths.ts';
import { type Recipe, RecipeList } from '#contract/recipe/schema.ts';
import { toChangedCollection } from '#offline/recipes/collection-changes.ts';
import { COLLECTION, readListFetched, saveList } from '#offline/recipes/list-store.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ isShared: false, dishes: 'collection' });
  useFreshDevice();
});
afterAll(() => server.close());

async function fetchAll() {
  const answer = await server.fetch(COLLECTION);
  return { text: await answer.text(), etag: answer.headers.get('etag') };
}

test('turns the stored real collection into the server’s next version', async () => {
  const first = await fetchAll();
  const stored: Recipe[] = v.parse(RecipeList, JSON.parse(first.text));
  await saveList(COLLECTION, stored, null, { etag: first.etag, fetchedAt: Date.now() });
  await server.pool.query(
    `update recipes set etag = md5(etag), body = replace(body, '"title":"', '"title":"New: ')
      where id in (select id from recipes order by id limit 3)`,
  );
  await server.pool.query('delete from recipes where id = (select max(id) from recipes)');

  const since = (await readListFetched(COLLECTION))?.etag ?? '';
  const path = API_BASE + toCallPath(listRecipeChanges, { query: { since } });
  const answer: unknown = await (await server.fetch(path)).json();
  const changes = v.parse(listRecipeChanges.response, answer);
  expect([changes.changed.length, changes.removed.length]).toEqual([3, 1]);
  expect(await toChangedCollection(changes)).toEqual(JSON.parse((await fetchAll()).text));
});
