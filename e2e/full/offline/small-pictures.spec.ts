import type { Locator, Page } from 'playwright/test';
import * as v from 'valibot';
import { PAGE_SIZE_ALL_RECIPES } from '#contract/platform/limits.ts';
import { expect, test } from '../../support/fixtures.ts';
import { readStored } from '../../support/stored.ts';

const Picture = v.object({ dish: v.string() });

/** The dishes with a picture on the device, in the database or among the files of the app. */
async function readPictured(page: Page): Promise<Set<string>> {
  const stored = v.parse(v.array(Picture), await readStored(page, 'pictures'));
  const files = await page.evaluate(async () =>
    (await (await caches.open('app')).keys()).map(({ url }) => url),
  );
  const ofApp = files.flatMap((url) => /\/media\/dishes\/([^./]+)\./.exec(url)?.[1] ?? []);
  return new Set([...stored.map(({ dish }) => dish), ...ofApp]);
}

/** Scrolls to the picture, because pictures load only near the viewport. */
async function expectShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('after one visit to home every dish has its picture with the server stopped', async ({
  page,
  server,
  network,
  settle,
}) => {
  const recipes = await server.fetchAll();
  await page.goto('/');
  await settle(page);
  await expect
    .poll(async () => (await readPictured(page)).size, { timeout: 60_000 })
    .toBe(recipes.length);
  await network.setCondition('server-down');

  await page.goto('/all-recipes');
  await expect(page.getByRole('article')).toHaveCount(
    Math.min(recipes.length, PAGE_SIZE_ALL_RECIPES),
  );
  for (const card of await page.getByRole('article').all()) {
    await expectShown(card.locator('img').first());
  }
  for (const recipe of recipes.slice(-2)) {
    await page.goto(`/recipe/${recipe._id}`);
    await expectShown(page.getByRole('img', { name: recipe.imageAlt }));
  }
});
