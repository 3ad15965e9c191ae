import type { Page } from 'playwright/test';
import { pagePaths } from '../../contract/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';

test.use({ viewport: { width: 390, height: 844 } });

const MAX_LAYOUT_SHIFT = 0.01;

/**
 * Opens a page as the first of a visit; the addresses that the page itself asked for, without what the worker downloads
 * for later. A preloaded answer is not fetched again.
 */
async function openFirst(page: Page, address: string): Promise<string[]> {
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !request.serviceWorker()) asked.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...asked];
}

function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
          resolve(shifts.reduce((total, shift) => total + shift, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // A page that never shifted has no entry to be told of.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

for (const [name, limit, toAddress] of [
  ['home', 20, () => pagePaths.home],
  ['a recipe', 24, (dish: string) => pagePaths.recipe(dish)],
  ['a cuisine', 24, () => pagePaths.cuisine('asian')],
  ['all recipes', 24, () => pagePaths.allRecipes],
  ['the feed', 28, () => pagePaths.community],
] as const) {
  test(`a first view of ${name} takes at most ${limit} requests, and nothing in it jumps`, async ({
    page,
    server,
  }) => {
    const dish = await server.fetchDish('asian');
    const amara = await Member.join(server.port, 'Amara');
    await amara.post('Fourteen people', 'Two days of soaking.');
    const asked = await openFirst(page, toAddress(dish._id));
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(limit);
  });
}
