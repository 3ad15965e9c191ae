import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';

const listCards = async (page: Page) => {
  await page.goto('/');
  // A link in the prerendered page, and a button after hydration.
  await expect(page.getByRole('button', { name: 'Start Cooking' })).toBeVisible();
  const cards = page.getByRole('main').locator('a[href^="/cuisine/"]');
  await expect(cards).toHaveCount(4);
  return cards.evaluateAll((all) =>
    all.map((card) => {
      const { x, y, right, bottom } = card.getBoundingClientRect();
      return { x, y, right, bottom };
    }),
  );
};

const SIZES = [
  [390, 844],
  [1280, 800],
] as const;

async function expectWholeCards(page: Page, width: number, height: number) {
  const cards = await listCards(page);
  const bar = await page.locator('nav').last().boundingBox();
  const floor = bar && bar.y > height / 2 ? bar.y : height;
  for (const { x, y, right, bottom } of cards) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(floor);
  }
}

for (const [width, height] of SIZES) {
  test(`all four cuisine cards are whole in a window of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await expectWholeCards(page, width, height);
  });
}

for (const [width, height] of SIZES) {
  test(`with the welcome of a member too, the cards are whole in ${width} x ${height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const amara = await Member.join(server.port, 'Amara');
    await amara.signIn(page);
    await expectWholeCards(page, width, height);
    const welcome = await page.getByText('Welcome back, Amara').boundingBox();
    // Below the bar at the top.
    expect(welcome?.y).toBeGreaterThan(60);
  });
}

test('in a window of 320 the cuisine cards form two columns', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const cards = await listCards(page);
  expect(new Set(cards.map(({ x }) => x)).size).toBe(2);
  expect(new Set(cards.map(({ y }) => y)).size).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('each day has one plate, from the first paint on', async ({ page, settle }) => {
  const days: string[] = [];
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  for (const day of ['2026-03-10T09:00', '2026-03-10T22:00', '2026-03-11T09:00']) {
    requested.clear();
    await page.clock.setFixedTime(new Date(day));
    await page.goto('/');
    const plate = page.locator('img[src^="/plates/"]');
    const first = await plate.evaluate((image: HTMLImageElement) => image.src);
    await settle(page);
    expect(await plate.evaluate((image: HTMLImageElement) => image.src)).toBe(first);
    expect([...requested].filter((path) => path.startsWith('/plates/')).length).toBeLessThan(2);
    days.push(first);
  }
  expect(days[0]).toBe(days[1]);
  expect(days[2]).not.toBe(days[1]);
});

for (const [width, letters] of [
  [320, '100%'],
  [390, '200%'],
] as const) {
  test(`quick start is no wider than a phone of ${width} with letters of ${letters}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    await page.getByRole('button', { name: 'Start Cooking' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Countries and regions' }).click();
    await expect(dialog.getByRole('button', { name: 'Midwest' })).toBeVisible();
    const wide = await dialog.evaluate((whole) =>
      [whole, ...whole.querySelectorAll('*')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.textContent),
    );
    expect(wide).toEqual([]);
  });
}
