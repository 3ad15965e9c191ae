import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readImports, resolveImport } from '#tools/checks/imports.ts';
import { canRunOn } from './check-node.js';
import {
  hasStamp,
  isInstalled,
  SOURCES,
  saveStamp,
  toBuildStamp,
  toPackagesStamp,
} from './freshness.js';

const HERE = process.cwd();

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'simmer-fresh-'));
  write('package-lock.json', '{}');
  write('src/main.tsx', 'one');
  write('server/main.ts', 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeLock(path: string, packages: Record<string, object>): void {
  write(path, JSON.stringify({ packages: { '': { version: '1' }, ...packages } }));
}

describe('the build is stale', () => {
  test.each([
    ['a source has changed', () => write('src/main.tsx', 'other')],
    ['a source has come', () => write('sw/sw.ts', '')],
    ['a source has gone', () => rmSync(join(root, 'server/main.ts'))],
    ['a text has moved from one file to the next', () => write('server/main.ts', 'twoone')],
    ['other packages are locked', () => write('package-lock.json', '{"packages":{}}')],
  ])('when %s', (_, change) => {
    const before = toBuildStamp(root);
    change();
    expect(toBuildStamp(root)).not.toBe(before);
  });
});

/** Returns the project's files that a file imports directly or indirectly, including itself. */
function listReached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { specifier } of readImports(HERE, file)) {
    const target = resolveImport(HERE, file, specifier);
    if (target) listReached(target, seen);
  }
  return seen;
}

describe('the build stamp covers every input of the build', () => {
  const makers = [
    'vite.config.ts',
    'tools/build/background-sender.config.ts',
    'sw/vite.undo.config.ts',
    'tools/build/bundle.js',
  ];
  const reached = makers.flatMap((maker) => [...listReached(maker)]);

  test.each([
    ...new Set(reached),
    'public/icons/simmer.svg',
    'collection/pictures/tacos-al-pastor.json',
    'tsconfig.json',
    'server/tsconfig.json',
  ])('%s', (file) => {
    expect(reached.length).toBeGreaterThan(makers.length);
    const isSource = SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
    expect(isSource).toBe(true);
    const before = toBuildStamp(root);
    write(file, 'changed');
    expect(toBuildStamp(root)).not.toBe(before);
  });
});

describe('the build stays fresh', () => {
  test.each([
    ['nothing has changed', () => {}],
    ['a file was only touched', () => write('src/main.tsx', 'one')],
    [
      'a recipe was added: the server reads the collection at start',
      () => write('collection/dal.json', '{}'),
    ],
    ['a test was written', () => write('src/main.test.tsx', 'three')],
  ])('when %s', (_, change) => {
    const before = toBuildStamp(root);
    change();
    expect(toBuildStamp(root)).toBe(before);
  });
});

describe('packages', () => {
  const wanted = {
    'node_modules/vite': { version: '8.0.0' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  };
  beforeEach(() => writeLock('package-lock.json', wanted));

  test('are installed if npm has recorded all required packages', () => {
    writeLock('node_modules/.package-lock.json', { 'node_modules/vite': { version: '8.0.0' } });
    expect(isInstalled(root)).toBe(true);
  });

  test.each([
    ['one is missing, as after an install under NODE_ENV=production', {}],
    ['one is of another version', { 'node_modules/vite': { version: '7.9.0' } }],
    [
      'an optional one is of another version',
      {
        'node_modules/vite': { version: '8.0.0' },
        'node_modules/for-another-machine': { version: '0.9.0' },
      },
    ],
  ])('are not installed when %s', (_, found) => {
    writeLock('node_modules/.package-lock.json', found);
    expect(isInstalled(root)).toBe(false);
  });

  test('are not installed on a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
  });

  test('are checked again after the lock file has changed', () => {
    const stamp = toPackagesStamp(root);
    saveStamp(join(root, 'node_modules/.simmer-stamp'), stamp);
    expect(hasStamp(join(root, 'node_modules/.simmer-stamp'), toPackagesStamp(root))).toBe(true);
    writeLock('package-lock.json', {});
    expect(hasStamp(join(root, 'node_modules/.simmer-stamp'), toPackagesStamp(root))).toBe(false);
  });
});

test.each([
  [18, 20, false],
  [20, 18, false],
  [20, 19, true],
  [21, 7, false],
  [22, 11, false],
  [22, 12, true],
  [24, 0, true],
])('supports Node %i.%i: %s', (major, minor, isTaken) => {
  expect(canRunOn(major, minor)).toBe(isTaken);
});
