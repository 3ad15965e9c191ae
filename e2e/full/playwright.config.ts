import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import core from '../playwright.config.ts';

const own = fileURLToPath(new URL('.', import.meta.url));

/** Every journey: those of `npm test`, all others, and those that take long (`@soak`). */
export default defineConfig({
  ...core,
  projects: [...(core.projects ?? []), { name: 'full', testDir: own }],
});
