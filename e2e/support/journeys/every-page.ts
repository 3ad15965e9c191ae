import { expect, type Page, test } from 'playwright/test';
import { PAGE_SIZE_ALL_RECIPES } from '#contract/platform/limits.ts';
import { expectKeptStep, expectStep, walk } from '../cooking-steps.ts';
import type { Network, NetworkCondition } from '../network.ts';
import { Phone } from '../phone.ts';
import type { BuiltServer } from '../server.ts';
import { settleOn } from '../stored.ts';

const TABS = 5;

/** An address, and a check that passes without a server. */
type Opened = readonly [path: string, see: (page: Page) => Promise<void>];

const title = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
const insight = (page: Page) =>
  page.getByRole('region', { name: 'Cultural insight' }).locator('p').first();
const expectForm = (page: Page) => expect(page.getByRole('textbox').first()).toBeVisible();

async function expectDishes(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(count);
}

/** Visits a dish once, kills the browser, and opens every page in this network condition. */
export async function openEveryPageAfterKill(
  condition: NetworkCondition,
  { server, network }: { server: BuiltServer; network: Network },
): Promise<void> {
  const [dish, unseen, ...others] = await server.fetchRecipes('latin');
  const all = (await server.fetchAll()).length;
  if (!dish || !unseen) throw new Error('Two Latin dishes are wanted');
  const count = dish.instructions.length;
  const step = Math.ceil(count / 2);
  const phone = await Phone.open();
  const first = await phone.start();
  await first.goto(`${network.origin}/recipe/${dish._id}?tab=story`);
  await settleOn(first, all);
  await first.getByRole('button', { name: 'Get cultural insight' }).click();
  await expect(insight(first)).toHaveText(/.{100}/);
  const text = (await insight(first).textContent()) ?? '';
  await first.goto(`${network.origin}/recipe/${dish._id}/cook`);
  await walk(first, 1, step, count);
  await expectKeptStep(first, step);

  const pages: readonly Opened[] = [
    [`/recipe/${dish._id}/cook`, (page) => expectStep(page, step, count)],
    ['/', (page) => expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()],
    ['/cuisine/latin', (page) => expectDishes(page, 2 + others.length)],
    ['/all-recipes', (page) => expectDishes(page, Math.min(all, PAGE_SIZE_ALL_RECIPES))],
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
        await expect(insight(page)).toHaveText(text);
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
    ['/login', expectForm],
    ['/register', expectForm],
    ['/status', (page) => expect(title(page, 'Status')).toBeVisible()],
    ['/no-such-page', (page) => expect(title(page)).toBeVisible()],
  ];
  await network.setCondition(condition);
  // After each kill a few pages open at once, like restored tabs.
  for (let from = 0; from < pages.length; from += TABS) {
    const own = await phone.start();
    const open = async ([path, see]: Opened) => {
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
}
