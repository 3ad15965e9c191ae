import { defineConfig } from 'playwright/test';
import everyDay from '../playwright.config.ts';

const { grepInvert: _leftOut, ...same } = everyDay;

/** The sixteen journeys of writes that wait with what became of each write, and what `npm test` leaves to `npm run soak`. */
export default defineConfig({
  ...same,
  testDir: '..',
  outputDir: '../../test-results',
  grep: /@journey-\d|@soak\b/,
  reporter: [['list'], ['./count-reporter.ts']],
});
