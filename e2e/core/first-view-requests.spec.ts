import type { Page } from 'playwright/test';
import { pagePaths } from '#contract/page/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { noteLayoutShifts, readLayoutShifts } from '../support/journeys/layout-shifts.ts';
import { Member } from '../support/members.ts';
import { untilReady, untilRendered } from '../support/page-ready.ts';

// The worker's downloads do not count. A page without a worker sends the same requests.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

const MAX_LAYOUT_SHIFT = 0.01;

/** Opens a page as the first of a visit. Returns the requested paths. A preloaded file is not fetched again. */
async function openFirst(page: Page, address: string): Promise<string[]> {
  const requested = new Set<string>();
  page.context().on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) requested.add(pathname);
  });
  await page.goto(address);
  await untilReady(page);
  return [...requested];
}

for (const [name, limit, toAddress] of [
  ['home', 20, () => pagePaths.home],
  ['a recipe', 24, (dish: string) => pagePaths.recipe(dish)],
  ['a cuisine', 24, () => pagePaths.cuisine('asian')],
  ['all recipes', 24, () => pagePaths.allRecipes],
  ['the feed', 28, () => pagePaths.community],
] as const) {
  test(`[T-speed-1] a first view of ${name} takes at most ${limit} requests, and nothing in it jumps`, async ({
    page,
    server,
    network,
  }) => {
    const dish = await server.fetchDish('asian');
    const amara = await Member.join(server.port, 'Amara');
    await amara.post('Fourteen people', 'Two days of soaking.');
    await noteLayoutShifts(page);
    const address = toAddress(dish._id);
    await untilRendered(network.origin + address);
    const requested = await openFirst(page, address);
    const shifts = await readLayoutShifts(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(
      MAX_LAYOUT_SHIFT,
    );
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(limit);
    expect(requested.length).toBeGreaterThan(5);
  });
}
