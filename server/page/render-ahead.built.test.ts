import { join } from 'node:path';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RecipeList } from '#contract/recipe/schema.ts';
import { findRoot } from '#server/platform/root.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { renderChanged } from './render-ahead.ts';

let server: TestApp;
beforeAll(async () => {
  const clientDir = join(findRoot(import.meta.url), 'dist/client');
  server = await buildTestApp({ clientDir });
});
afterAll(() => server.close());

test('renders every dish and list once per collection, and pauses as long as each takes', async () => {
  const pauses: number[] = [];
  const pause = async (ms: number) => {
    pauses.push(ms);
  };
  const { app } = server;
  const etag = await renderChanged(app, undefined, pause);
  const recipes = parse(RecipeList, (await app.inject('/api/recipes')).json());
  expect(pauses.length).toBeGreaterThan(recipes.length);
  expect(Math.min(...pauses)).toBeGreaterThan(0);
  for (const { _id, title } of recipes) {
    const { body } = await app.inject(`/recipe/${_id}`);
    expect(body).toContain('id="served-answers"');
    expect(body).toContain(title);
  }
  pauses.length = 0;
  expect(await renderChanged(app, etag, pause)).toBe(etag);
  expect(pauses).toEqual([]);
});
