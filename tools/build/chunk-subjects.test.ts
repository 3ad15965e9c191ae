import { expect, test } from 'vitest';
import { toSharedChunk } from './chunk-subjects.ts';

/** The importers of each file. */
const IMPORTERS: Record<string, string[]> = {
  '/src/routes/recipes/home.page.tsx': [],
  '/src/routes/recipes/cuisine.page.tsx': [],
  '/src/routes/recipes/recipe.page.tsx': [],
  '/src/routes/community/post.late.tsx': [],
  '/src/features/outbox/outbox-sheet.late.tsx': [],
  '/src/parts/card.tsx': ['/src/routes/recipes/cuisine.page.tsx'],
  '/src/data/recipes.ts': ['/src/parts/card.tsx', '/src/routes/recipes/recipe.page.tsx'],
  '/src/ui/cloth.tsx': ['/src/parts/card.tsx', '/src/routes/recipes/home.page.tsx'],
  '/contract/problem.ts': ['/src/data/recipes.ts', '/src/routes/community/post.late.tsx'],
  '/src/offline/device/rows.ts': ['/src/offline/device/device.ts'],
  '/src/offline/device/device.ts': [],
};
const ON_DEMAND = /\/src\/(?:routes|features)\/|device\.ts$/;

const graph = {
  getModuleInfo: (id: string) => ({
    importers: IMPORTERS[id] ?? [],
    dynamicImporters: ON_DEMAND.test(id) ? ['/src/main.tsx'] : [],
  }),
};

const toChunk = (id: string) => toSharedChunk(id, graph);

test('puts modules that several pages share into the chunk of their subject', () => {
  expect(toChunk('/src/data/recipes.ts')).toBe('recipes');
  expect(toChunk('/src/ui/cloth.tsx')).toBe('looks');
  expect(toChunk('/contract/problem.ts')).toBe('data');
});

test('leaves a module that one page imports in the chunk of that page', () => {
  expect(toChunk('/src/parts/card.tsx')).toBeUndefined();
  expect(toChunk('/src/routes/recipes/cuisine.page.tsx')).toBeUndefined();
});

test('puts modules that only the device store imports into one chunk', () => {
  expect(toChunk('/src/offline/device/rows.ts')).toBe('device');
});
