import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { expect, test } from '../support/fixtures.ts';

test('a browser offers to install the app', async ({ network }) => {
  // A normal Playwright context counts as private, from which nothing can be installed.
  const profile = await mkdtemp(join(tmpdir(), 'simmer-profile-'));
  const context = await chromium.launchPersistentContext(profile, chromiumLaunch);
  const page = await context.newPage();
  await page.goto(network.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  await context.close();
  await rm(profile, { recursive: true, force: true });
  expect(installabilityErrors).toEqual([]);
});

test('the first visit is controlled without a reload', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  expect(loads).toBe(1);
});
