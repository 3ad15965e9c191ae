import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findRoot } from '#server/platform/root.ts';

const IDS = new Set(
  'ajiaco-santafereno bibimbap blueberry-pancakes ceviche-clasico chicken-andouille-gumbo chicken-tagine cilbir clam-chowder cobb-salad dan-dan-noodles empanadas-mendocinas horiatiki hummus-bi-tahini moqueca-baiana murgh-makhani paella-de-marisco pho-bo pizza-margherita ropa-vieja satay-gai shoyu-ramen shrimp-and-grits sizzling-fajitas tacos-al-pastor'.split(
    ' ',
  ),
);

/** Returns two dozen dishes of the collection, by path, for tests that must not change when dishes are added. */
export async function findFirstDishes(): Promise<Record<string, string>> {
  const directory = join(findRoot(import.meta.url), 'collection/dishes');
  const files = await readdir(directory, { recursive: true });
  const wanted = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => IDS.has(basename(file, '.json')));
  const entries = wanted.map(
    async (file): Promise<[string, string]> => [
      file.replace(/\.json$/, ''),
      await readFile(join(directory, file), 'utf8'),
    ],
  );
  return Object.fromEntries(await Promise.all(entries));
}
