import { expect, test } from 'vitest';
import { findChunkCircles } from './manifest.ts';

const chunk = (...imports: string[]) => ({ file: 'assets/x.js', imports, dynamicImports: [] });

test('scripts of the build that import one another are found', () => {
  const manifest = { a: chunk('b'), b: chunk('c'), c: chunk('b'), d: chunk('a') };
  expect(findChunkCircles(manifest)).toEqual([['b', 'c']]);
});

test('a script that is only loaded later closes no circle', () => {
  const manifest = { a: chunk('b'), b: { ...chunk(), dynamicImports: ['a'] } };
  expect(findChunkCircles(manifest)).toEqual([]);
});
