import { defineConfig } from 'vitest/config';
import { homePictures } from './scripts/home-pictures.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'contract/**/*.test.ts',
            'collection/**/*.test.ts',
            'drawing/**/*.test.ts',
            'scripts/**/*.test.ts',
            'sw/**/*.test.ts',
            'src/offline/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/one-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [homePictures()],
        test: {
          name: 'client',
          environmentOptions: { happyDOM: { url: 'http://simmer.test/' } },
          setupFiles: ['src/testing/watch-console.ts'],
          environment: 'happy-dom',
          include: ['src/{data,ui,features,routes}/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/one-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
