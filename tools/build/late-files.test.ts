import { expect, test } from 'vitest';
import { listLateFiles } from './late-files.ts';

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `assets/${file}.js`,
  imports,
  dynamicImports,
});

const manifest = {
  '_main.js': chunk(
    'main',
    ['_frame.js'],
    [
      'src/routes/recipes/recipe.page.tsx',
      'src/features/search/search-page.late.tsx',
      'src/ui/notice/toaster.tsx',
    ],
  ),
  '_frame.js': chunk('frame'),
  'src/ui/notice/toaster.tsx': chunk('toaster'),
  'src/routes/recipes/recipe.page.tsx': chunk(
    'recipe',
    ['_chip.js'],
    ['src/features/recipe/story.tsx'],
  ),
  'src/features/recipe/story.tsx': chunk('story'),
  '_chip.js': chunk('chip'),
  'src/features/search/search-page.late.tsx': chunk(
    'search',
    ['_chip.js', '_words.js'],
    ['src/features/search/filters.tsx'],
  ),
  '_words.js': chunk('words'),
  'src/features/search/filters.tsx': chunk('filters', ['_words.js']),
  'src/ui/fonts/fraunces-vietnamese.woff2': {
    ...chunk(''),
    file: 'assets/fraunces-vietnamese-ab.woff2',
  },
};

test('treats files that only late sources need as late, and files shared with an early source as early', () => {
  expect([...listLateFiles(manifest, ['_main.js'])].toSorted()).toEqual([
    'assets/filters.js',
    'assets/fraunces-vietnamese-ab.woff2',
    'assets/search.js',
    'assets/words.js',
  ]);
});

const withShared = (imports: string[]) => ({
  'src/main.tsx': chunk('main', imports, ['_driver.late-ab.js']),
  '_driver.late-ab.js': chunk('driver.late-ab'),
});

test('treats a late source in a shared chunk as late unless an early file imports it statically', () => {
  expect([...listLateFiles(withShared([]), ['src/main.tsx'])]).toEqual([
    'assets/driver.late-ab.js',
  ]);
  expect([...listLateFiles(withShared(['_driver.late-ab.js']), ['src/main.tsx'])]).toEqual([]);
});
