import * as recipeTexts from '#texts/recipe.ts';
import { expectStep, walk } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';

const here = () => ['storage', 'locks'].filter((name) => name in navigator);

/** Runs in page and worker before anything else. */
const withOut = () => {
  const self: object = globalThis;
  for (const [owner, name] of [
    [Object.getPrototypeOf(navigator), 'storage'],
    [Object.getPrototypeOf(navigator), 'locks'],
    [self, 'SyncManager'],
    [Reflect.get(self, 'ServiceWorkerRegistration')?.prototype, 'sync'],
  ] as const) {
    if (owner) Reflect.deleteProperty(owner, name);
  }
};

test('the page still gets its recipe if the worker is stopped in the middle of an answer', async ({
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('latin');
  await page.goto('/');
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');

  await network.setCondition('slow');
  await page.getByRole('link', { name: 'Latin' }).first().click();
  await expect(page).toHaveURL('/cuisine/latin');
  const requested = page.waitForRequest((request) => request.url().includes('/api/recipes/'));
  await page.getByRole('link', { name: dish.title }).click();
  await requested;
  await devtools.send('ServiceWorker.stopAllWorkers');
  await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible({ timeout: 20_000 });

  await network.setCondition('perfect');
  await page.reload();
  await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible();
  await expect(page.getByText(/Stored copy/)).toHaveCount(0);
});

test('a browser without a storage manager, locks and background sync browses and cooks offline', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('asian');
  const all = await server.fetchAll();
  const count = dish.instructions.length;
  await context.addInitScript(withOut);
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    const body = `(${withOut.toString()})();\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await settle(page);
  const worker = context.serviceWorkers()[0];
  expect(await worker?.evaluate(here)).toEqual([]);
  expect(await page.evaluate(here)).toEqual([]);

  await network.setCondition('server-down');
  await page.goto('/all-recipes');
  await expect(
    page.getByText(recipeTexts.toRecipeCount(all.length), { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: dish.title }).click();
  await page.getByRole('link', { name: 'Cook step by step' }).click();
  await walk(page, 1, 3, count);
  await page.reload();
  await expectStep(page, 3, count);
  await walk(page, 3, count, count);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe Complete' })).toBeVisible();
});

/** The worker and its imported script. */
const WORKER = new Set(['/sw.js', '/background-sender.js']);

test('[T-offline-4] an unchanged recipe costs a few bytes: it is confirmed, and not sent again beside a changed one', async ({
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('mediterranean');
  const paths = ['/cuisine/mediterranean', '/all-recipes', `/recipe/${dish._id}`];
  await page.goto('/');
  await settle(page);
  const visit = async () => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
  };
  await visit();
  const seen = new Set(network.answers.map(({ path }) => path));
  network.answers = [];
  await visit();

  const recipes = network.answers.filter(({ path }) => path.startsWith('/api/recipes'));
  expect(recipes.length).toBeGreaterThanOrEqual(paths.length);
  for (const answer of recipes) {
    expect(answer).toMatchObject({ status: 304 });
    expect(answer.bytes).toBeLessThan(1_500);
  }
  // Neither the app nor a picture is loaded twice. The worker's files are ignored, because the browser decides when to
  // check them for updates.
  const others = network.answers.map(({ path }) => path).filter((path) => !path.startsWith('/api'));
  expect(others.filter((path) => seen.has(path) && !WORKER.has(path))).toEqual([]);

  const [first] = await server.fetchAll();
  if (!first) throw new Error('The collection is empty');
  await server.retitle(first._id, 'The same dish under a new name');
  network.answers = [];
  try {
    await page.goto('/search?q=under+a+new+name');
    await expect(page.getByText('The same dish under a new name').first()).toBeVisible();
  } finally {
    await server.retitle(first._id, first.title);
  }
  const changes = network.answers.find(({ path }) => path.startsWith('/api/recipes?since='));
  expect(changes).toMatchObject({ status: 200 });
  expect(changes?.bytes).toBeLessThan(4_000);
});
