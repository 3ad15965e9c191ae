import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { PICTURES } from './sources.ts';

/** The record next to a dish's files: the hash in their names, and the placeholder. */
const PictureRecord = v.strictObject({
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,12}$/)),
  thumbhash: v.pipe(v.string(), v.base64()),
});
type PictureRecord = v.InferOutput<typeof PictureRecord>;

/** Reads the record of a dish. Returns `undefined` if it has not been drawn. */
export async function readRecord(id: string): Promise<PictureRecord | undefined> {
  const file = join(PICTURES, `${id}.json`);
  if (!existsSync(file)) return undefined;
  return v.parse(PictureRecord, JSON.parse(await readFile(file, 'utf8')));
}
