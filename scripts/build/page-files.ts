import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listEntries, listPages, listScripts, readManifest } from './manifest.ts';

/** What every page with data loads besides its own file. */
const DATA_FRAME = ['src/data-frame.tsx', 'src/data/query-client.ts', 'src/data/recipes.ts'];

/** Writes page-files.json: the scripts that each page loads besides those of the entry, by the page's name. */
export function pageFiles(client: string): Plugin {
  return {
    name: 'simmer-page-files',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    closeBundle: () => {
      const manifest = readManifest(client);
      const shell = readFileSync(join(client, 'shell.html'), 'utf8');
      const known = listScripts(manifest, listEntries(manifest, shell));
      const files = [...listPages(manifest)].map(([name, key]) => {
        const needed = listScripts(manifest, [...DATA_FRAME, key]);
        return [name, [...needed].filter((file) => !known.has(file)).map((file) => `/${file}`)];
      });
      writeFileSync(join(client, 'page-files.json'), JSON.stringify(Object.fromEntries(files)));
    },
  };
}
