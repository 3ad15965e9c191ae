import type { Page } from 'playwright/test';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';

declare global {
  var moved: string[][];
}

/** Records which elements each view transition moves. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      const { ready } = transition;
      const parts = ready.then(() => document.getAnimations().map(({ effect }) => effect));
      const names = parts.then((all) =>
        all.flatMap((part) => (part instanceof KeyframeEffect && part.pseudoElement) || []),
      );
      void names.catch(() => ['skipped']).then((moved) => globalThis.moved.push(moved));
      return transition;
    };
  });
}

const listMoved = (page: Page) => page.evaluate(() => globalThis.moved);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a dish moves from its card to the recipe', async ({ page, settle }) => {
    await noteTransitions(page);
    await page.goto('/all-recipes');
    await settle(page);
    await page
      .getByRole('link', { name: /Dan Dan Noodles/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dan Dan Noodles' })).toBeVisible();
    await expect.poll(async () => (await listMoved(page)).length).toBe(1);
    expect((await listMoved(page))[0]).toContain('::view-transition-group(dish)');
    await page.getByRole('link', { name: 'Cook step by step' }).click();
    await expectStep(page, 1, 8);
    await expect.poll(async () => (await listMoved(page)).length).toBe(2);
    expect((await listMoved(page))[1]).not.toContain('skipped');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectStep(page, 2, 8);
    expect(await listMoved(page)).toHaveLength(2);
  });
});

test('nothing moves with reduced motion', async ({ page }) => {
  await noteTransitions(page);
  await page.goto('/all-recipes');
  await page
    .getByRole('link', { name: /Dan Dan Noodles/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dan Dan Noodles' })).toBeVisible();
  expect(await listMoved(page)).toEqual([]);
});
