import { defineConfig } from 'vite';

/** Puts the worker that removes itself in the place of the built one (docs/releasing.md). */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: process.env['UNDO_DIR'] ?? 'dist/next',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { input: 'sw/undo.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
  },
});
