import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { isThorough } from '#contract/testing/effort.ts';
import { homePictures } from '#tools/build/home-pictures.ts';
import { modernPackages } from '#tools/build/resolve.ts';

const DOM_TESTS = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];
/** These tests read dist/. */
const BUILT_TESTS = ['server/**/*.built.test.ts'];

const exclude = [...configDefaults.exclude, ...(isThorough ? [] : ['**/*.full.test.{ts,tsx}'])];

const shared: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  setupFiles: ['contract/testing/fixed-seed.ts'],
  globalSetup: ['server/testing/one-database.ts'],
  // Timeouts only end hung tests; no test depends on how long it takes.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

// Files are not isolated: those of a worker share modules and a database, and client tests also share the document.
export default defineConfig({
  resolve: { alias: modernPackages },
  test: {
    // Workers wait for the database about half of the time.
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['{texts,contract,sw,src}/**/*.test.ts', 'tools/!(demo)/**/*.test.ts'],
          exclude: [...exclude, ...DOM_TESTS],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'collection',
          include: ['collection/**/*.test.ts'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          include: ['{server,tools/demo}/**/*.test.ts'],
          exclude: [...exclude, ...BUILT_TESTS],
        },
      },
      {
        extends: true,
        plugins: [homePictures()],
        test: {
          ...shared,
          name: 'client',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://simmer.test/' } },
          setupFiles: ['contract/testing/fixed-seed.ts', 'src/testing/set-up-dom.ts'],
          include: DOM_TESTS,
          exclude,
        },
      },
      { extends: true, test: { ...shared, name: 'built', include: BUILT_TESTS, exclude } },
    ],
  },
});
