import { defineConfig } from 'vite';
import { resolveTexts } from './resolve.ts';

/** Builds the worker's second script (docs/decisions/0023). */
export default defineConfig({
  ...resolveTexts,
  publicDir: false,
  build: {
    outDir: 'dist/next',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'sw/background-sender.ts',
      output: { entryFileNames: 'background-sender.js', format: 'iife' },
      // The worker passes its database in, so Dexie is imported only as a type.
      treeshake: { moduleSideEffects: false },
    },
  },
});
