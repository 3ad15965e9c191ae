import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toHash } from '#server/platform/http/etag.ts';

export interface DishSource {
  id: string;
  /** `<family>/<cuisine>/<id>.json`, for messages. */
  file: string;
  family: string;
  cuisineId: string;
  text: string;
  /** The description of its picture, if it has one. */
  picture: string | undefined;
  hash: string;
}

/** Increase when the same files produce another recipe, so that all are loaded again. */
const FORM = '4';

/** Reads the files in `dishes` and `pictures` of the collection. Throws if two files have the same id. */
export async function readDishSources(directory: string): Promise<DishSource[]> {
  const pictures = await readPictures(join(directory, 'pictures'));
  const sources: DishSource[] = [];
  const dishes = join(directory, 'dishes');
  for (const family of await listFolders(dishes)) {
    for (const cuisineId of await listFolders(join(dishes, family))) {
      const folder = join(dishes, family, cuisineId);
      for (const name of await listJson(folder)) {
        const id = name.slice(0, -'.json'.length);
        const text = await readFile(join(folder, name), 'utf8');
        const picture = pictures.get(id);
        const hash = toHash([FORM, family, cuisineId, text, picture ?? ''].join('\n'));
        const file = `${family}/${cuisineId}/${name}`;
        sources.push({ id, file, family, cuisineId, text, picture, hash });
      }
    }
  }
  refuseTwins(sources);
  return sources;
}

function refuseTwins(sources: readonly DishSource[]): void {
  const seen = new Map<string, string>();
  for (const { id, file } of sources) {
    const first = seen.get(id);
    if (first !== undefined) {
      throw new Error(`collection/dishes/${file}: there is another dish of this name in ${first}.`);
    }
    seen.set(id, file);
  }
}

async function readPictures(folder: string): Promise<Map<string, string>> {
  const names = await listJson(folder);
  const read = async (name: string): Promise<[string, string]> => [
    name.slice(0, -'.json'.length),
    await readFile(join(folder, name), 'utf8'),
  ];
  return new Map(await Promise.all(names.map(read)));
}

async function listFolders(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return folders.map(({ name }) => name).toSorted();
}

async function listJson(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).toSorted();
}
