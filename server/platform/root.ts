import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const Package = v.object({ version: v.string() });

/** Returns the root directory of the repository, for a file in the sources or in `dist/`. */
export function findRoot(fileUrl: string): string {
  let directory = dirname(fileURLToPath(fileUrl));
  while (
    !(existsSync(join(directory, 'package.json')) && existsSync(join(directory, 'collection')))
  ) {
    const parent = dirname(directory);
    if (parent === directory)
      throw new Error('The folder "collection" was not found above the server.');
    directory = parent;
  }
  return directory;
}

/** Returns the version of Simmer from its package.json. */
export function readVersion(root: string): string {
  return v.parse(Package, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version;
}
