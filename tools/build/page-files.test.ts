import { expect, test } from 'vitest';
import { listEntries, type Manifest } from './manifest.ts';
import { toPreloads } from './page-files.ts';

const manifest: Manifest = {
  'src/pages/recipe/page.tsx': {
    file: 'assets/recipe.page-abcdefg.js',
    imports: [],
    dynamicImports: [],
  },
};

test('preloads the scripts of a recipe and its cooking view in the shell without starting them', () => {
  const line = toPreloads(
    ['/assets/recipe.page-abcdefg.js', '/assets/data-hijklmn.js'],
    ['/assets/cook.page-opqrstu.js'],
  );
  expect(line).toContain('"cook.page-opqrstu.js":"recipe.page-abcdefg.js data-hijklmn.js"');
  expect(listEntries(manifest, line)).toEqual([]);
});
