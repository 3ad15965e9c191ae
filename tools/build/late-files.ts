import type { Manifest } from './manifest.ts';

/** Public folders with files for late views or for installing the app. */
const LATE_FOLDERS = /^\/?(?:covers|icons|plates|sounds)\//;

/** Workers are missing from the module graph, so their file name decides. */
const LATE_WORKER = /^\/?assets\/[^/]+\.late-[^/]+\.js$/;

/** Few dishes contain these letters; a fallback font renders them until the file has loaded. */
const RARE_LETTERS = /-vietnamese-[^/]*\.woff2$/;

/** True if the file name marks a source as loaded on demand and precached at the next idle moment. */
export function isLateSource(file: string): boolean {
  return /\.late\.tsx?$/.test(file);
}

/** True if a file of the build is precached late, no matter which file imports it. */
export function isLateFile(file: string): boolean {
  return LATE_FOLDERS.test(file) || LATE_WORKER.test(file);
}

/** True for the chunk of a late source, also if the bundler named it as a shared chunk. */
function isLateChunk(key: string): boolean {
  return isLateSource(key) || /^_[^/]+\.late-/.test(key);
}

/**
 * Lists the files of the build that are precached late: scripts that `entries` reach only through a late source, and
 * fonts with rare letters. Scripts that early and late sources share are early.
 */
export function listLateFiles(manifest: Manifest, entries: readonly string[]): Set<string> {
  const early = new Set<string>();
  const queue = [...entries];
  for (const key of queue) {
    if (early.has(key) || isLateSource(key)) continue;
    early.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    queue.push(...imports, ...dynamicImports.filter((one) => !isLateChunk(one)));
  }
  const files = Object.entries(manifest).flatMap(([key, { file }]) =>
    RARE_LETTERS.test(file) || (file.endsWith('.js') && !early.has(key)) ? [file] : [],
  );
  return new Set(files);
}
