import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Picture } from '../picture.ts';
import { DRAWINGS } from './sources.ts';

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'id' in value && 'vessel' in value;
}

/** Returns the file of each described dish by its id: `dishes/<cuisine>/<id>.ts`. */
export async function findDescriptions(): Promise<Map<string, string>> {
  const files = await readdir(DRAWINGS, { recursive: true });
  const described = files.filter((file) => file.endsWith('.ts')).toSorted();
  return new Map(described.map((file) => [basename(file, '.ts'), join(DRAWINGS, file)]));
}

/** Imports the `picture` that a dish's file exports. Its id must be the file's name. */
export async function readDescription(id: string): Promise<Picture> {
  const file = (await findDescriptions()).get(id);
  if (file === undefined) throw new Error(`No description of ${id} in ${DRAWINGS}`);
  const module: unknown = await import(file);
  const picture =
    typeof module === 'object' && module !== null && 'picture' in module
      ? module.picture
      : undefined;
  if (!isPicture(picture) || picture.id !== id) throw new Error(`${id}.ts does not describe ${id}`);
  return picture;
}
