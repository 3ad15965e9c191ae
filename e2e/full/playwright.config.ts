import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import core from '../playwright.config.ts';

const own = fileURLToPath(new URL('.', import.meta.url));

/** All journeys: those of `npm test`, the others, and the slow ones (`@soak`). */
export default defineConfig({
  ...core,
  projects: [...(core.projects ?? []), { name: 'full', testDir: own }],
});
