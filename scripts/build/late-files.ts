import type { Manifest } from './manifest.ts';

/** Folders of public files that belong to a late view, or to the moment of installing the app. */
const LATE_FOLDERS = /^\/?(?:covers|icons|plates|sounds)\//;

/** Made outside the graph of modules, as workers are: by its own name. */
const LATE_WORKER = /^\/?assets\/[^/]+\.late-[^/]+\.js$/;

/** Letters that few dishes need; without them the fallback face stands in. */
const RARE_LETTERS = /-vietnamese-[^/]*\.woff2$/;

/** Whether a source says by its name that it is loaded on demand, and kept on the device at the next idle moment. */
export function isLateSource(file: string): boolean {
  return /\.late\.tsx?$/.test(file);
}

/** Whether a file of the build is precached late whatever asks for it. */
export function isLateFile(file: string): boolean {
  return LATE_FOLDERS.test(file) || LATE_WORKER.test(file);
}

/** What an early file loads on demand from a late source, also where the bundler made a shared chunk of that source. */
function isLateChunk(key: string): boolean {
  return isLateSource(key) || /^_[^/]+\.late-/.test(key);
}

/**
 * The files of the build that are precached late: all that cannot be reached from `entries` without passing a source that
 * is named so. What early and late sources share is early.
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
