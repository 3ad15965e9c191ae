import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { chromiumLaunch } from './support/chromium.ts';
import type { Options } from './support/fixtures.ts';

const isReported = Boolean(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']);

const toPath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * The journeys of `npm test`, one for each mechanism. There are two workers, because a journey mostly waits, and no
 * retries, because a flaky journey is a bug.
 */
export default defineConfig<object, Options>({
  projects: [{ name: 'core', testDir: toPath('core'), use: { installation: 'small' } }],
  outputDir: toPath('../test-results'),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Far above the duration of a step, because a busy machine is no fault.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: isReported ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    launchOptions: chromiumLaunch,
    viewport: { width: 412, height: 915 },
    // Journeys test behaviour, not animations.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
