import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findViolations } from './import-rules.ts';

const built: string[] = [];

function build(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'simmer-imports-'));
  built.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** Returns "file: rule" for every violation in a project that consists of `files`. */
function inspect(files: Record<string, string>): string[] {
  return findViolations(build(files)).map(({ file, rule }) => `${file}: ${rule}`);
}

afterEach(() => {
  for (const root of built.splice(0)) rmSync(root, { recursive: true });
});

describe('this project', () => {
  it('follows every import rule', () => {
    expect(findViolations(process.cwd())).toEqual([]);
  });
});

describe('the import rules forbid', () => {
  const contract = { 'contract/recipe.ts': 'export type Recipe = string;' };

  it.each([
    ['an import', "import { a } from '../src/domain/a.ts';\na;"],
    ['a type import', "import type { A } from '../src/domain/a.ts';\nexport type B = A;"],
    ['a re-export', "export * from '../src/domain/a.ts';"],
    ['a re-exported type', "export type { A } from '../src/domain/a.ts';"],
    ['a dynamic import', "export const later = () => import('../src/domain/a.ts');"],
    ['a dynamic import in a template', 'export const later = () => import(`../src/domain/a.ts`);'],
    ['a type taken from an import', "export type B = import('../src/domain/a.ts').A;"],
    ['an import without its extension', "import { a } from '../src/domain/a';\na;"],
    ['a glob', "export const all = import.meta.glob('../src/domain/*.ts');"],
  ])('%s', (_, text) => {
    const found = inspect({
      'server/start.ts': text,
      'src/domain/a.ts': 'export const a = 1;\nexport type A = 1;',
    });
    expect(found).toEqual([
      'server/start.ts: server may import only contract, texts, contract/cookbook/read, not src/domain',
    ]);
  });

  it('imports of other folders and of packages except the schema library in the contract', () => {
    expect(
      inspect({
        'contract/recipe.ts': "import '../server/a.ts';\nimport 'valibot';\nimport 'node:fs';",
        'server/a.ts': '',
      }),
    ).toEqual([
      'contract/recipe.ts: contract may import only texts, not server',
      'contract/recipe.ts: contract may use only valibot',
    ]);
  });

  it('page libraries in device code, which also runs in the worker', () => {
    expect(
      inspect({
        'src/offline/store.ts': "import { Dexie } from 'dexie';\nimport type { FC } from 'react';",
        'sw/sw.ts': "import '@tanstack/react-query';\nimport '@chakra-ui/react';",
      }),
    ).toEqual([
      'src/offline/store.ts: src/offline must do without react',
      'sw/sw.ts: sw must do without @tanstack/react-query',
      'sw/sw.ts: sw must do without @chakra-ui/react',
    ]);
  });

  it('the network, the device and recipes in src/ui', () => {
    expect(
      inspect({
        ...contract,
        'src/ui/frame.tsx':
          "import 'ky';\nimport 'dexie';\nimport '@tanstack/react-query';\nimport '../../contract/recipe.ts';",
      }),
    ).toEqual([
      'src/ui/frame.tsx: src/ui must do without ky',
      'src/ui/frame.tsx: src/ui must do without dexie',
      'src/ui/frame.tsx: src/ui must do without @tanstack/react-query',
      'src/ui/frame.tsx: src/ui may import only texts, not contract',
    ]);
  });

  it('imports of routes by another noun of the server, and of nouns by its platform', () => {
    expect(
      inspect({
        'server/post/store.ts': "import '../tip/store.ts';\nimport '../tip/routes.ts';",
        'server/platform/etag.ts': "import '../tip/store.ts';",
        'server/tip/store.ts': "import '../platform/uuid.ts';",
        'server/tip/routes.ts': '',
        'server/platform/uuid.ts': '',
        'server/app.ts': "import './tip/routes.ts';",
      }),
    ).toEqual([
      'server/platform/etag.ts: the platform of the server must not know a noun',
      'server/post/store.ts: a noun of the server must not know the routes of another',
    ]);
  });

  it('imports between pages', () => {
    expect(
      inspect({
        'src/pages/home/card.tsx': "import '../recipe/steps.tsx';",
        'src/pages/recipe/steps.tsx': '',
      }),
    ).toEqual(['src/pages/home/card.tsx: one page must not know another']);
  });

  it('imports of pages outside of the entry', () => {
    expect(
      inspect({
        'src/domain/recipe/card.tsx': "import '../../pages/home/page.tsx';",
        'src/pages/home/page.tsx': '',
        'src/router.tsx': "import './pages/home/page.tsx';",
      }),
    ).toEqual([
      'src/domain/recipe/card.tsx: src/domain may import only contract, texts, src/offline, src/knowledge, src/platform, src/ui, contract/cookbook/read, not src/pages',
    ]);
  });

  it('circles of any length, each reported once', () => {
    const found = inspect({
      'server/a.ts': "import './b.ts';",
      'server/b.ts': "import type {} from './c.ts';",
      'server/c.ts': "void import('./a.ts');",
      'server/d.ts': "import './a.ts';",
    });
    expect(found).toEqual([
      'server/a.ts: imports must not go in a circle: server/a.ts -> server/b.ts -> server/c.ts -> server/a.ts',
    ]);
  });

  it('a file that imports itself', () => {
    expect(inspect({ 'server/a.ts': "import './a.ts';" })).toHaveLength(1);
  });

  it('imports with a name that is built at run time', () => {
    expect(inspect({ 'server/a.ts': "const b = 'b';\nvoid import(`./${b}.ts`);" })).toEqual([
      'server/a.ts: an import must name its file or package in plain text',
    ]);
  });

  it("imports of the server's test app outside of tests", () => {
    const found = inspect({
      'src/domain/recipes.test.ts': "import '../../server/testing/app.ts';",
      'src/domain/recipes.ts': "import '../../server/testing/app.ts';",
      'server/testing/app.ts': '',
    });
    expect(found).toEqual([
      'src/domain/recipes.ts: src/domain may import only contract, texts, src/offline, src/knowledge, src/platform, src/ui, contract/cookbook/read, not server',
    ]);
  });
});

describe('the import rules allow', () => {
  it('comments and strings that look like imports', () => {
    expect(
      inspect({
        'contract/a.ts': `// import '../server/b.ts';\nexport const text = "import '../server/b.ts'";`,
        'server/b.ts': '',
      }),
    ).toEqual([]);
  });

  it('the contract in tests of the collection', () => {
    expect(
      inspect({
        'contract/dish.ts': '',
        'collection/a.test.ts': "import '../contract/dish.ts';",
      }),
    ).toEqual([]);
  });
});
