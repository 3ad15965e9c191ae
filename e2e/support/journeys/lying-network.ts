import type { Page } from 'playwright/test';
import { PAGE_SIZE_ALL_RECIPES } from '#contract/platform/limits.ts';
import type { ConsoleErrors } from '../console-errors.ts';
import { readAllStorage } from '../device-storage.ts';
import { expect } from '../fixtures.ts';
import type { Network, NetworkCondition } from '../network.ts';
import { PORTAL_WORDS } from '../portal.ts';
import type { BuiltServer } from '../server.ts';

interface Parts {
  page: Page;
  server: BuiltServer;
  network: Network;
  consoleErrors: ConsoleErrors;
  settle: (page: Page) => Promise<void>;
}

/** Reads pages while the network answers in place of the server, and again when it works. */
export async function readInLyingNetwork(
  condition: NetworkCondition,
  { page, server, network, consoleErrors, settle }: Parts,
): Promise<void> {
  consoleErrors.expect(/MIME type|Failed to (load module script|fetch)/);
  const dishes = await server.fetchRecipes('latin');
  const all = await server.fetchAll();
  const dish = await server.fetchDish('latin');
  await page.goto('/');
  await settle(page);
  await page.clock.install();

  await network.setCondition(condition);
  const expectNoLie = () => expect(page.getByText(PORTAL_WORDS)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Latin' }).first()).toBeVisible();
  await expectNoLie();
  for (const [path, count] of [
    ['/cuisine/latin', dishes.length],
    ['/all-recipes', Math.min(all.length, PAGE_SIZE_ALL_RECIPES)],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(count);
    await expectNoLie();
  }
  await page.goto(`/recipe/${dish._id}`);
  await expect(page.getByRole('heading', { level: 1, name: dish.title })).toBeVisible();
  await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible();
  const isGate = condition.startsWith('portal');
  await expect(page.getByText(isGate ? /^Stored copy/ : /^Offline\. Stored copy/)).toBeVisible();
  await expectNoLie();
  const kept = await readAllStorage(page);
  expect(kept).toContain(dish.title);
  expect(kept).not.toContain(PORTAL_WORDS);

  if (isGate) {
    await page.getByRole('button', { name: 'Sign in there' }).click();
    await expect(page.getByText(PORTAL_WORDS).first()).toBeVisible();
    await network.setCondition('perfect');
    // The address to which the portal's sign-in returns.
    await page.goto(`/recipe/${dish._id}?reconnect=1`);
    await expect(page).toHaveURL(`/recipe/${dish._id}`);
  }
  await network.setCondition('perfect');
  // The page retries every 15 seconds.
  await page.clock.fastForward(16_000);
  await expect(page.getByText(/Stored copy/)).toHaveCount(0);
  await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible();
  expect(await readAllStorage(page)).not.toContain(PORTAL_WORDS);
}
