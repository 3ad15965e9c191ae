import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of the repository, whether `fileUrl` runs from its source or from `dist/`. */
export function findRoot(fileUrl: string): string {
  let directory = dirname(fileURLToPath(fileUrl));
  while (
    !(existsSync(join(directory, 'package.json')) && existsSync(join(directory, 'collection')))
  ) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error('The recipe collection is not where the server is.');
    directory = parent;
  }
  return directory;
}

/** Of Simmer, as its package says. */
export function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return version;
}
