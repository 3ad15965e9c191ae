import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { listEntries, listPages, listScripts, readManifest } from './manifest.ts';

/** Modules that every page with data loads besides its own. */
const DATA_FRAME = [
  'src/shell/data-frame.tsx',
  'src/platform/network/query-client.ts',
  'src/domain/recipe/queries.ts',
];

/**
 * Writes page-files.json, which maps each page to the scripts it loads besides those of the entry. Also makes the shell
 * preload the scripts of a recipe and its cooking view while the entry is still parsed.
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

/**
 * Returns an inline script for the shell. It has file names without `/assets/`, because `listEntries` takes full paths
 * in a page for entries.
 */
export function toPreloads(recipe: readonly string[], cook: readonly string[]): string {
  return `<script>{const p=/^\\/recipe\\/[^/]+(\\/cook)?\\/?$/.exec(location.pathname);if(p)for(const n of(p[1]?${toNames(cook)}:${toNames(recipe)}).split(' ')){const l=document.createElement('link');l.rel='modulepreload';l.href='/assets/'+n;document.head.append(l)}}</script>`;
}

function toNames(files: readonly string[]): string {
  return JSON.stringify(files.map((file) => basename(file)).join(' '));
}
