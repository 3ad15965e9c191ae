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
