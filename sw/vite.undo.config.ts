import { defineConfig } from 'vite';

/** Replaces the built worker with the one that removes itself (docs/releasing.md). */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: process.env['UNDO_DIR'] ?? 'dist/next',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { input: 'sw/undo.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
  },
});
