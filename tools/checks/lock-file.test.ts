import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const LockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ optionalDependencies: v.optional(v.record(v.string(), v.string())) }),
  ),
});
const { packages } = v.parse(LockFile, JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Resolves a package like Node: in its parent's node_modules, then in those of each enclosing package. */
function isLocked(name: string, from: string): boolean {
  if (`${from}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
  if (from === '') return false;
  return isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

// npm omits optional packages that a registry does not have, and `npm ci` then fails on every machine.
test('the lock file contains the optional packages of all platforms', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});
