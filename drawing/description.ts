import { join } from 'node:path';
import type { Picture } from './kit/picture.ts';
import { DISHES } from './sources.ts';

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'id' in value && 'vessel' in value;
}

/** The `picture` a dish's file exports, whose id must be the file's name. */
export async function readDescription(id: string): Promise<Picture> {
  const module: unknown = await import(join(DISHES, `${id}.ts`));
  const picture =
    typeof module === 'object' && module !== null && 'picture' in module
      ? module.picture
      : undefined;
  if (!isPicture(picture) || picture.id !== id) throw new Error(`${id}.ts does not describe ${id}`);
  return picture;
}
