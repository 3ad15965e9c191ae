import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { listEntries, listPages, listScripts, readManifest } from './manifest.ts';

/** What every page with data loads besides its own file. */
const DATA_FRAME = ['src/data-frame.tsx', 'src/data/query-client.ts', 'src/data/recipes.ts'];

/**
 * Writes page-files.json: the scripts that each page loads besides those of the entry, by the page's name. The shell asks for
 * those of a recipe and of its cooking view while the entry's are still read.
 */
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
      const byPage: Record<string, string[]> = Object.fromEntries(files);
      writeFileSync(join(client, 'page-files.json'), JSON.stringify(byPage));
      const script = toPreloads(byPage['recipe'] ?? [], byPage['cook'] ?? []);
      writeFileSync(join(client, 'shell.html'), shell.replace('</head>', `${script}</head>`));
    },
  };
}

/** The line of script for the shell. It has names without their folder, since `listEntries` takes whole paths in a page for its entries. */
export function toPreloads(recipe: readonly string[], cook: readonly string[]): string {
  return `<script>{const p=/^\\/recipe\\/[^/]+(\\/cook)?\\/?$/.exec(location.pathname);if(p)for(const n of(p[1]?${toNames(cook)}:${toNames(recipe)}).split(' ')){const l=document.createElement('link');l.rel='modulepreload';l.href='/assets/'+n;document.head.append(l)}}</script>`;
}

function toNames(files: readonly string[]): string {
  return JSON.stringify(files.map((file) => basename(file)).join(' '));
}
