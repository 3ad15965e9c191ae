import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { resolveTexts } from './resolve.ts';

const commands = readdirSync('server/commands').filter((file) => file.endsWith('-command.ts'));

/** Builds the server and its commands. Each source becomes one file, so that stack traces name it. */
export default defineConfig({
  ...resolveTexts,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: [
        'server/main.ts',
        // Runs in a separate thread.
        'server/cookbook/import/read-thread.ts',
        ...commands.map((file) => `server/commands/${file}`),
      ],
      output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
    },
  },
});
