import type { Page } from 'playwright/test';
import { pagePaths } from '../../../contract/paths.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';

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

interface Shift {
  value: number;
  /** What moved from where to where: left, top, width, height. */
  moved: string[];
}

function readLayoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => {
            const sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] =
              Reflect.get(entry, 'sources');
            const moved = sources.map(({ node, previousRect, currentRect }) =>
              [node?.nodeName, node?.textContent?.slice(0, 30), previousRect, currentRect]
                .map((each) => JSON.stringify(each))
                .join(' '),
            );
            return { value: Number(Reflect.get(entry, 'value')), moved };
          });
          resolve(shifts);
        }).observe({ type: 'layout-shift', buffered: true });
        // A page that never shifted has no entry to be told of.
        setTimeout(() => resolve([]), 500);
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
    const shifts = await readLayoutShifts(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(
      MAX_LAYOUT_SHIFT,
    );
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(limit);
  });
}
