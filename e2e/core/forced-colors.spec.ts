import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const CHOSEN = '[aria-selected=true], [aria-pressed=true], [aria-current]';

const readEdge = (one: Locator) =>
  one.evaluate((element) => getComputedStyle(element).outlineStyle);

// Nothing here is the worker's: filling the device takes a quarter of the work of such a page.
test.use({ serviceWorkers: 'block' });

test('with forced colours what is chosen keeps an edge', async ({ page, server }) => {
  const { _id } = await server.fetchDish('asian');
  const rows = {
    '/cuisine/asian': ['navigation', 'Regions', 'link'],
    [`/recipe/${_id}`]: ['tablist', 'Views of this recipe', 'tab'],
    '/community': ['navigation', 'Posts', 'link'],
    '/': ['navigation', 'Main', 'link'],
  } as const;
  for (const [path, [row, name, role]] of Object.entries(rows)) {
    await page.goto(path);
    const places = page.getByRole(row, { name }).getByRole(role);
    const chosen = places.and(page.locator(CHOSEN));
    await expect(chosen, path).toHaveCount(1);
    expect.soft(await readEdge(chosen), path).toBe('solid');
    const others = places.and(page.locator(`:not(:is(${CHOSEN}))`));
    expect.soft(await readEdge(others.first()), path).toBe('none');
  }
});
