import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of the build with another collection. The server loads the collection from the folder next to its code. */
export async function makeKitchenRoot(
  fillCollection: (directory: string) => unknown,
): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'simmer-kitchen-'));
  await cp('package.json', join(root, 'package.json'));
  await cp('dist/server', join(root, 'dist/server'), { recursive: true });
  for (const folder of ['node_modules', 'dist/client', 'dist/prerender']) {
    await symlink(resolve(folder), join(root, folder));
  }
  await mkdir(join(root, 'collection'));
  await fillCollection(join(root, 'collection'));
  return root;
}
