import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { toTable, weigh } from './bytes.ts';

const built: string[] = [];

const manifest = {
  '_index.js': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/pages/recipe/page.tsx': {
    file: 'assets/recipe.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_steps.js'],
    dynamicImports: ['src/pages/recipe/dialog.tsx'],
  },
  'src/pages/home/page.tsx': {
    file: 'assets/home.js',
    isDynamicEntry: true,
    imports: ['_shared.js'],
  },
  'node_modules/ky/index.js': { file: 'assets/ky.js', isDynamicEntry: true },
  '_steps.js': { file: 'assets/steps.js' },
  'src/pages/recipe/dialog.tsx': { file: 'assets/dialog.js', isDynamicEntry: true },
  'src/ui/fonts/fraunces-latin.woff2': { file: 'assets/latin.woff2' },
  'src/ui/fonts/fraunces-latin-ext.woff2': { file: 'assets/latin-ext.woff2' },
};

/** Writes a client of random bytes, which Brotli cannot compress. */
function build(sizes: Record<string, number>, worker: string): string {
  const client = mkdtempSync(join(tmpdir(), 'simmer-bytes-'));
  built.push(client);
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), content);
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  write('sw.js', worker);
  write('background-sender.js', 'sendOutbox()');
  write('index.html', page);
  write('icons/s.svg', randomBytes(2_000));
  for (const [file, size] of Object.entries(sizes)) write(file, randomBytes(size));
  return client;
}

const sizes = {
  'assets/index.js': 60_000,
  'assets/shared.js': 40_000,
  'assets/recipe.js': 20_000,
  'assets/steps.js': 10_000,
  'assets/dialog.js': 24_000,
  'assets/home.js': 3_000,
  'assets/ky.js': 8_000,
  'assets/latin.woff2': 30_000,
  'pictures/soup.avif': 13_000,
  'assets/latin-ext.woff2': 500_000,
};
const page = `<script type="module" src="/assets/index.js"></script>${' '.repeat(2_000)}`;
const worker =
  'keep([{"revision":null,"url":"assets/index.js"},{url:`index.html`,revision:`a`},{revision:null,url:"/media/dishes/soup.avif"},{revision:`b`,url:"icons/s.svg"}])';

function weighAll(client: string) {
  return weigh(client, join(client, 'pictures'));
}

/** Rounds to whole kB because Brotli adds a few bytes even to random data. */
function weighIn(client: string): Record<string, number> {
  return Object.fromEntries(weighAll(client).map(({ what, is }) => [what, Math.round(is / 1000)]));
}

afterEach(() => {
  for (const client of built.splice(0)) rmSync(client, { recursive: true });
});

describe('a build', () => {
  it('weighs a page as its entry, its chunk and their imports, each once, plus the HTTP client except for home', () => {
    expect(weighIn(build(sizes, worker))).toMatchObject({
      'home: initial JavaScript': 103,
      'recipe: initial JavaScript': 138,
    });
  });

  it('weighs the precached files and the fonts of a page in Latin letters', () => {
    expect(weighIn(build(sizes, worker))).toMatchObject({
      precache: 64,
      'precache, pictures': 13,
      'fonts on first view': 30,
    });
  });

  it('passes within its budgets, warns close to one and fails if a page exceeds one', () => {
    expect(toTable(weighAll(build(sizes, worker))).isWithin).toBe(true);
    const close = toTable([{ what: 'home', is: 101_900, mayBe: 100_000 }]);
    expect(close).toEqual({
      text: 'home   101.9 kB of  100.0 kB  close to the budget',
      isWithin: true,
    });
    const heavy = toTable(weighAll(build({ ...sizes, 'assets/recipe.js': 92_000 }, worker)));
    expect(heavy.isWithin).toBe(false);
    expect(heavy.text).toMatch(/recipe: initial JavaScript\s+210\.0 kB of\s+200\.0 kB {2}TOO MUCH/);
  });

  it('counts the scripts of a page and of the build', () => {
    const counts = weighAll(build(sizes, worker)).filter(({ what }) => what.endsWith('files'));
    expect(counts.map(({ what, is }) => `${what} ${is}`)).toEqual(
      expect.arrayContaining(['recipe: script files 5', 'scripts of the build, files 7']),
    );
  });

  it('throws if the worker precaches nothing', () => {
    expect(() => weighAll(build(sizes, 'keep([])'))).toThrow('precaches nothing');
  });
});
