import { defineConfig } from 'playwright/test';
import { chromiumLaunch } from './support/chromium.ts';

const isReported = Boolean(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']);

/** Two workers, since most of a journey is waiting, and no second tries: a journey that fails now and then is a fault to be found. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Journeys that take long are left to `npm run soak`.
  grepInvert: /@soak\b/,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: isReported ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    launchOptions: chromiumLaunch,
    viewport: { width: 412, height: 915 },
    // Journeys are about what happens, not about how it moves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
