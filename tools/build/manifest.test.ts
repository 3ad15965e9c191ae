import { expect, test } from 'vitest';
import { findChunkCircles } from './manifest.ts';

const chunk = (...imports: string[]) => ({ file: 'assets/x.js', imports, dynamicImports: [] });

test('finds scripts of the build that import each other', () => {
  const manifest = { a: chunk('b'), b: chunk('c'), c: chunk('b'), d: chunk('a') };
  expect(findChunkCircles(manifest)).toEqual([['b', 'c']]);
});

test('ignores dynamic imports when it looks for circles', () => {
  const manifest = { a: chunk('b'), b: { ...chunk(), dynamicImports: ['a'] } };
  expect(findChunkCircles(manifest)).toEqual([]);
});
