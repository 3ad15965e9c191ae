import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { chromiumLaunch } from './support/chromium.ts';
import type { Options } from './support/fixtures.ts';

const isReported = Boolean(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']);

const toPath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * The journeys that `npm test` runs, one for each mechanism. Two workers, since most of a journey is waiting, and no second
 * tries: a journey that fails now and then is a fault to be found.
 */
export default defineConfig<object, Options>({
  projects: [{ name: 'core', testDir: toPath('core'), use: { installation: 'small' } }],
  outputDir: toPath('../test-results'),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Far above what a step takes: a busy machine is no fault.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: isReported ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    launchOptions: chromiumLaunch,
    viewport: { width: 412, height: 915 },
    // Journeys are about what happens, not about how it moves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
