import type { Page } from 'playwright/test';
import { PAGE_SIZE_ALL_RECIPES } from '../../../contract/limits.ts';
import { toRecipeCount } from '../../../texts/en/recipes.ts';
import { expectStep, walk } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { LargeKitchen } from '../../support/large-kitchen.ts';
import { Network, type NetworkCondition } from '../../support/network.ts';
import { Phone } from '../../support/phone.ts';
import { readStored, settleOn } from '../../support/stored.ts';

const GONE: readonly NetworkCondition[] = ['server-down', 'lie-fi'];
const TABS = 5;
const title = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
const insight = (page: Page) =>
  page.getByRole('region', { name: 'Cultural insight' }).locator('p').first();

for (const condition of GONE) {
  // The kitchen of 300 below starts cold in a silent network too.
  const details = condition === 'lie-fi' ? { tag: '@soak' } : {};
  test(
    `every page opens after the browser was killed: ${condition}`,
    details,
    async ({ server, network }) => {
      test.setTimeout(180_000);
      const [dish, unseen, ...others] = await server.fetchRecipes('latin');
      const all = await server.fetchAll();
      if (!dish || !unseen) throw new Error('Two Latin dishes are wanted');
      const count = dish.instructions.length;
      const step = 1 + Math.floor(Math.random() * (count - 1));
      const phone = await Phone.open();
      const first = await phone.start();
      await first.goto(`${network.origin}/recipe/${dish._id}?tab=story`);
      await settleOn(first, all.length);
      await first.getByRole('button', { name: 'Get cultural insight' }).click();
      await expect(insight(first)).toHaveText(/.{100}/);
      const told = (await insight(first).textContent()) ?? '';
      await first.goto(`${network.origin}/recipe/${dish._id}/cook`);
      await walk(first, 1, step, count);
      await expect.poll(() => readStored(first, 'cookSessions')).toMatchObject([{ step }]);

      const pages: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
        [`/recipe/${dish._id}/cook`, (page) => expectStep(page, step, count)],
        ['/', (page) => expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()],
        ['/cuisine/latin', (page) => expectDishes(page, 2 + others.length)],
        ['/all-recipes', (page) => expectDishes(page, Math.min(all.length, PAGE_SIZE_ALL_RECIPES))],
        ['/trending-recipes', (page) => expectDishes(page, 3)],
        [
          `/search?q=${encodeURIComponent(unseen.title)}`,
          (page) =>
            expect(
              page.getByRole('region', { name: 'Recipes' }).getByRole('link').first(),
            ).toContainText(unseen.title),
        ],
        [
          `/recipe/${unseen._id}`,
          (page) => expect(page.getByText(unseen.instructions[0] ?? '?')).toBeVisible(),
        ],
        [
          `/recipe/${dish._id}?tab=story`,
          async (page) => {
            await page.getByRole('button', { name: 'Get cultural insight' }).click();
            await expect(insight(page)).toHaveText(told);
          },
        ],
        [
          `/recipe/${dish._id}?tab=health`,
          (page) =>
            expect(page.getByRole('tabpanel', { name: 'Health-Conscious' })).toContainText(/.{80}/),
        ],
        [
          `/recipe/${dish._id}?tab=music`,
          (page) => expect(page.getByRole('heading', { name: /^Music from / })).toBeVisible(),
        ],
        ['/profile', (page) => expect(title(page)).toBeVisible()],
        ['/login', (page) => expect(page.getByRole('textbox').first()).toBeVisible()],
        ['/register', (page) => expect(page.getByRole('textbox').first()).toBeVisible()],
        ['/status', (page) => expect(title(page, 'Status')).toBeVisible()],
        ['/no-such-page', (page) => expect(title(page)).toBeVisible()],
      ];
      await network.setCondition(condition);
      // Each kill is followed by a few pages at once, as by a browser that opens the tabs it had.
      for (let from = 0; from < pages.length; from += TABS) {
        const own = await phone.start();
        const open = async ([path, see]: (typeof pages)[number]) => {
          const page = await own.context().newPage();
          await page.goto(network.origin + path);
          await see(page);
          await expect(page.getByText('could not be loaded')).toHaveCount(0);
        };
        await Promise.all(
          pages.slice(from, from + TABS).map((one) => test.step(one[0], () => open(one))),
        );
      }
      await phone.close();
    },
  );
}

test('a kitchen of 300 recipes opens at its first step, with the server stopped and silent', async () => {
  test.setTimeout(180_000);
  const kitchen = await LargeKitchen.open(300);
  const network = await Network.open(kitchen.server.port);
  const phone = await Phone.open();
  const dish = (await kitchen.server.fetchAll())[211];
  if (!dish) throw new Error('A dish far down the list is wanted');
  const first = await phone.start();
  await first.goto(network.origin);
  await settleOn(first, 300);
  for (const condition of GONE) {
    await network.setCondition(condition);
    const page = await phone.start();
    await page.goto(`${network.origin}/recipe/${dish._id}`);
    await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible();
    await page.goto(`${network.origin}/recipe/${dish._id}/cook`);
    await expectStep(page, 1, dish.instructions.length);
    await page.goto(`${network.origin}/all-recipes`);
    await expect(page.getByText(toRecipeCount(300), { exact: true })).toBeVisible();
    expect(await readStored(page, 'recipes')).toHaveLength(300);
  }
  await phone.close();
  await network.close();
  await kitchen.close();
});

async function expectDishes(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(count);
}
