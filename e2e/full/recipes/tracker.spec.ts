import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';

async function walkToTheEnd(page: Page, from: number, count: number): Promise<void> {
  for (let step = from; step < count; step += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${step + 1} of ${count}`, { exact: true })).toBeVisible();
  }
}

test('the step tracker, from the first step to Recipe Complete', async ({ page, server }) => {
  const recipe = await server.fetchDish('asian');
  const count = recipe.instructions.length;
  await page.goto(`/recipe/${recipe._id}`);
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(previous).toBeDisabled();
  await expect(page.getByText(recipe.instructions[0] ?? '?')).toBeVisible();

  await walkToTheEnd(page, 1, count);
  await expect(next).toBeDisabled();
  await expect(page.getByText('Recipe Complete')).toBeVisible();

  await page.getByRole('button', { name: /^Step 2\b/ }).click();
  await expect(page.getByText(recipe.instructions[1] ?? '?')).toBeVisible();
  await expect(page.getByText('Recipe Complete')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Step 1, completed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Step 3, pending' })).toBeVisible();
});

test('the current step goes back to the first when the tab changes', async ({ page, server }) => {
  const recipe = await server.fetchDish('asian');
  await page.goto(`/recipe/${recipe._id}`);
  await page.getByRole('button', { name: 'Next' }).click();
  const story = page.getByRole('tab', { name: 'Cultural Story' });
  await story.click();
  // Waits for the tab, because two taps in quick succession count as one change, back to the same view.
  await expect(story).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Authentic Recipe' }).click();
  await expect(page.getByRole('button', { name: 'Step 1, current' })).toBeVisible();
});

test('a recipe can be finished although the server stops in the middle', async ({
  page,
  server,
  network,
  settle,
}) => {
  const recipe = await server.fetchDish('asian');
  const count = recipe.instructions.length;
  await page.goto(`/recipe/${recipe._id}`);
  await settle(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await network.setCondition('server-down');
  await server.stop();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.reload();
  await expect(page.getByText(/^Offline\. Stored copy/)).toBeVisible();
  await walkToTheEnd(page, 1, count);
  await expect(page.getByText('Recipe Complete')).toBeVisible();
});
