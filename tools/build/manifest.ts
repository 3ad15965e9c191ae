import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { findCircles } from './circles.ts';

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);

/** Vite's manifest: the built files by the key of their source. */
export type Manifest = v.InferOutput<typeof Manifest>;

export function readManifest(client: string): Manifest {
  return v.parse(Manifest, JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')));
}

/** Lists the built scripts that load with any of `keys`. */
export function listScripts(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...keys];
  for (const key of queue) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/** Finds scripts that import each other in a circle: the browser may run one before its imports are initialised. */
export function findChunkCircles(manifest: Manifest): string[][] {
  const graph = new Map(Object.entries(manifest).map(([key, { imports }]) => [key, imports]));
  return findCircles(graph);
}

/** Lists the entries that the served page starts, by a tag or from an inline script. */
export function listEntries(manifest: Manifest, html: string): string[] {
  return Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}`));
}

/** Maps the name of each page to its key: "src/pages/recipe/page.tsx" -> recipe. */
export function listPages(manifest: Manifest): Map<string, string> {
  const pages = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const name = /^src\/pages\/([^/]+)\/page\.tsx$/.exec(key)?.[1];
    if (name !== undefined) pages.set(name, key);
  }
  return pages;
}

/** Lists the precached files from the list that the build put into the worker. */
export function listPrecached(worker: string): string[] {
  const entries = worker.match(/\{[^{}]*\brevision\b[^{}]*\}/g) ?? [];
  return entries.flatMap((entry) => /\burl["']?\s*:\s*["'`]([^"'`]+)["'`]/.exec(entry)?.[1] ?? []);
}
