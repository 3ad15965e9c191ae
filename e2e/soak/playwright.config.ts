import { defineConfig } from 'playwright/test';
import everyDay from '../playwright.config.ts';

const { grepInvert: _leftOut, ...same } = everyDay;

/** The sixteen journeys of writes that wait, all of them, with what became of each write. */
export default defineConfig({
  ...same,
  testDir: '..',
  outputDir: '../../test-results',
  grep: /@journey-\d/,
  reporter: [['list'], ['./count-reporter.ts']],
});
