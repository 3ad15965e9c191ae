import { defineConfig } from 'playwright/test';
import full from '../full/playwright.config.ts';

/** The sixteen journeys of writes that wait with what became of each write, and the others that take long. */
export default defineConfig({
  ...full,
  grep: /@journey-\d|@soak\b/,
  reporter: [['list'], ['./count-reporter.ts']],
});
