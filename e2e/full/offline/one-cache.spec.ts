import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { readStored } from '../../support/stored.ts';

const Recipe = v.object({ _id: v.string() });
const List = v.object({ url: v.string() });
const Picture = v.object({ path: v.string() });
const Seen = v.object({ k: v.string() });

/** The paths of all files in the worker's caches. */
function listFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        kept.push(new URL(url).pathname);
      }
    }
    return kept;
  });
}

async function listRows<S extends v.GenericSchema>(page: Page, table: string, schema: S) {
  return v.parse(v.array(schema), await readStored(page, table));
}

test('[T-device-7] I14: after a visit to the pages no address is in two durable caches', async ({
  page,
  server,
  settle,
}) => {
  const recipe = await server.fetchDish('latin');
  const amara = await Member.join(server.port, 'Amara');
  const post = await amara.post('Fourteen people, one pot', 'My neighbour knocked.');
  await page.goto('/');
  await settle(page);
  await amara.signIn(page);
  const paths = [
    '/all-recipes',
    `/recipe/${recipe._id}`,
    '/community',
    `/post/${post}`,
    '/profile',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  // Waits until both pages have stored their data, because a page that is left at once may store nothing.
  await page.goto('/community');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => readStored(page, 'communityPages')).not.toEqual([]);
  await page.goto('/all-recipes');
  await expect.poll(() => readStored(page, 'pictures')).not.toEqual([]);

  const files = await listFiles(page);
  const rows = [
    ...(await listRows(page, 'recipes', Recipe)).map(({ _id }) => `/api/recipes/${_id}`),
    ...(await listRows(page, 'lists', List)).map(({ url }) => url),
    ...(await listRows(page, 'pictures', Picture)).map(({ path }) => path),
    ...(await listRows(page, 'communityPages', Seen)).map(({ k }) => k),
  ];
  expect(files.length).toBeGreaterThan(10);
  expect(new Set(rows).size).toBe(rows.length);
  expect(new Set(files).size).toBe(files.length);
  expect(rows.filter((row) => files.includes(row))).toEqual([]);
  // The worker caches only files of the app, and no API responses.
  expect(files.filter((path) => path.startsWith('/api/'))).toEqual([]);
  // Local storage contains the member and some choices, but no recipe and no post.
  const small = await page.evaluate(() => JSON.stringify(localStorage));
  expect(small).not.toMatch(/instructions|neighbour knocked|\/media\/dishes/);
});
