import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish, RELEASES_KEPT } from './publish.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'simmer-publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function release(files: Record<string, string>): void {
  const built = join(root, 'next');
  rmSync(built, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), text);
  }
  publish(built, join(root, 'client'), join(root, 'releases.json'));
}
const toRelease = (n: number) => ({
  'index.html': `page ${n}`,
  [`plates/plate-${n}.avif`]: 'plate',
  [`assets/cook-${n}.js`]: `cook ${n}`,
  [`assets/cook-${n}.js.br`]: 'packed',
  'assets/frame.js': 'frame',
});
const isServed = (file: string) => existsSync(join(root, 'client', file));

test('keeps the chunks of the last releases and their compressed copies', () => {
  for (let n = 1; n <= RELEASES_KEPT; n += 1) release(toRelease(n));
  expect(readFileSync(join(root, 'client/index.html'), 'utf8')).toBe('page 3');
  for (const n of [1, 2, 3]) {
    expect(isServed(`assets/cook-${n}.js`)).toBe(true);
    expect(isServed(`assets/cook-${n}.js.br`)).toBe(true);
  }
});

test('removes the chunks of older releases and keeps chunks that are still used', () => {
  for (let n = 1; n <= RELEASES_KEPT + 1; n += 1) release(toRelease(n));
  expect(isServed('assets/cook-1.js')).toBe(false);
  expect(isServed('assets/cook-2.js')).toBe(true);
  expect(isServed('assets/frame.js')).toBe(true);
});

test('keeps the other releases when the same release is built repeatedly', () => {
  release(toRelease(1));
  for (let again = 0; again <= RELEASES_KEPT; again += 1) release(toRelease(2));
  expect(isServed('assets/cook-1.js')).toBe(true);
});

test('keeps other files only from the newest release', () => {
  release(toRelease(1));
  release(toRelease(2));
  expect(isServed('plates/plate-1.avif')).toBe(false);
  expect(isServed('plates/plate-2.avif')).toBe(true);
});

test.each(['[["assets/cook-1.j', '', '{}', '[null]'])(
  'builds with a record that reads %j and repairs it',
  (torn) => {
    writeFileSync(join(root, 'releases.json'), torn);
    for (const n of [1, 2]) release(toRelease(n));
    expect(isServed('assets/cook-1.js')).toBe(true);
    expect(isServed('assets/cook-2.js')).toBe(true);
  },
);

test('replaces the record atomically instead of writing into it', () => {
  release(toRelease(1));
  const [record, before] = [join(root, 'releases.json'), join(root, 'before.json')];
  linkSync(record, before);
  const text = readFileSync(record, 'utf8');
  release(toRelease(2));
  expect(readFileSync(before, 'utf8')).toBe(text);
  expect(readFileSync(record, 'utf8')).toContain('cook-2');
});
