import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { homePictures } from './scripts/build/home-pictures.ts';

/** As long as what is looked for on the screen (src/testing/watch-console.ts): the default is one second. */
const expect = { poll: { timeout: 20_000 } };

/**
 * Bundled before the tests: every file of the client's tests loads its modules anew, and Chakra alone is hundreds of files.
 * With it whatever brings React DOM, so that there is one of it.
 */
const PREBUNDLED = ['@chakra-ui/react', '@testing-library/react', 'react-dom', 'react-dom/client'];

// Without isolation the files of one worker share their modules: half the time of loading them. The client's tests keep it,
// since the app keeps who is signed in and what was asked in modules.
export default defineConfig({
  test: {
    // Vitest leaves a core to whoever watches; of two, that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
          expect,
          include: [
            'texts/**/*.test.ts',
            'contract/**/*.test.ts',
            'collection/**/*.test.ts',
            'drawing/**/*.test.ts',
            'scripts/**/*.test.ts',
            'sw/**/*.test.ts',
            'src/{offline,writes}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: ['server/testing/one-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect,
        },
      },
      {
        plugins: [homePictures()],
        test: {
          name: 'client',
          deps: { optimizer: { client: { enabled: true, include: PREBUNDLED } } },
          environmentOptions: { happyDOM: { url: 'http://simmer.test/' } },
          setupFiles: ['src/testing/watch-console.ts'],
          environment: 'happy-dom',
          include: ['src/{knowledge,browser,data,ui,parts,features,routes}/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/one-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect,
        },
      },
    ],
  },
});
