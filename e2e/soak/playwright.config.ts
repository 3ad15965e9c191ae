import { defineConfig } from 'playwright/test';
import full from '../full/playwright.config.ts';

/** The sixteen journeys of waiting writes, with the result of each write, and the other slow journeys. */
export default defineConfig({
  ...full,
  grep: /@journey-\d|@soak\b/,
  reporter: [['list'], ['./count-reporter.ts']],
});
