import { defineConfig } from 'vite';

/** The second script of the worker, beside the first (docs/decisions/0023). */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/next',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'sw/background-sender.ts',
      output: { entryFileNames: 'background-sender.js', format: 'iife' },
      // The worker hands its database over: Dexie is there only by name.
      treeshake: { moduleSideEffects: false },
    },
  },
});
