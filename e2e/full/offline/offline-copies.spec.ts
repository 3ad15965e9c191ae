import { expect, test } from '../../support/fixtures.ts';

const PAGE = '/profile/storage';

test('all recipes are stored with every picture, and open with the server stopped', async ({
  page,
  server,
  network,
  settle,
}) => {
  const recipes = await server.fetchAll();
  await page.goto('/');
  await settle(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Download all recipes with pictures' }).click();
  await expect(
    page.getByText(`All ${recipes.length} recipes are stored with their pictures.`),
  ).toBeVisible({ timeout: 60_000 });
  await network.setCondition('server-down');
  for (const recipe of recipes.slice(0, 3)) {
    await page.goto(`/recipe/${recipe._id}`);
    const picture = page.getByRole('img', { name: recipe.imageAlt });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

for (const [what, breakIt, sentence] of [
  ['forbidden', 'SecurityError', /^This window can’t store anything\./],
  ['broken', 'UnknownError', /^Offline storage can’t be read\./],
] as const) {
  test(`a database that is ${what} shows one notice, and the recipes load from the network`, async ({
    page,
    server,
  }) => {
    const recipe = await server.fetchDish('latin');
    await page.addInitScript((name) => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', name);
      };
    }, breakIt);
    await page.goto(`/recipe/${recipe._id}`);
    await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.goto(PAGE);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await page.goto(`/recipe/${recipe._id}/cook`);
    await expect(page.getByText(/^This device can’t save your place/)).toBeVisible();
  });
}
