import { expectStep } from '../support/cooking-steps.ts';
import { expect, test } from '../support/fixtures.ts';
import { countRings, DISH, noteRings, START, startTimer } from '../support/journeys/timers.ts';

test('[T-timers-2] one of two tabs rings, and both show it', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.clock.install({ time: START });
    await noteRings(tab);
  }
  await other.goto(DISH);
  await expectStep(other, 1, 8);
  await startTimer(page, 1, '3 minutes', 1);
  await expect(other.getByRole('timer')).toHaveText(/^\d:\d\d$/);
  await Promise.all([page, other].map((tab) => tab.clock.fastForward('03:05')));
  for (const tab of [page, other]) {
    await expect(tab.getByRole('alert').getByText('Time’s up')).toBeVisible();
  }
  const countAll = async () => (await countRings(page)) + (await countRings(other));
  await expect.poll(countAll).toBe(1);
  await other.getByRole('alert').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await countAll()).toBe(1);
});

test('two timers leave the step more than half of a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${DISH}#step-6`);
  await expectStep(page, 6, 8);
  const words = page.getByText('Drop 400 g fresh wheat noodles');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('button', { name: 'Hands-free' })).toBeVisible();
  const readBoxes = async () => [await words.boundingBox(), await next.boundingBox()];
  const before = await readBoxes();
  await page.getByRole('button', { name: 'Start timer: 3 to 4 minutes' }).click();
  await expect(page.getByRole('timer')).toHaveCount(1);
  expect(await readBoxes()).toEqual(before);
  await startTimer(page, 1, '3 minutes', 2);
  const room = await page.locator('[data-size]').evaluate((step) => {
    return (step.parentElement?.clientHeight ?? 0) / innerHeight;
  });
  expect(room).toBeGreaterThan(0.55);
  await page.getByRole('button', { name: /^Dan Dan Noodles, step 6/ }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 });
});
