import { expect, test } from '../support/fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const CHOSEN = '[aria-selected=true], [aria-pressed=true], [aria-current]';

// These checks do not need the worker, and its downloads take a quarter of the work of a page.
test.use({ serviceWorkers: 'block' });

test('with forced colours the selected item has an outline', async ({ page, server }) => {
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
    await expect.soft(chosen, path).toHaveCSS('outline-style', 'solid');
    const others = places.and(page.locator(`:not(:is(${CHOSEN}))`));
    await expect.soft(others.first(), path).toHaveCSS('outline-style', 'none');
  }
});
