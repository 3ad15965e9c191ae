import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DRAWING = dirname(fileURLToPath(import.meta.url));
export const DISHES = join(DRAWING, 'dishes');
export const PICTURES = resolve(DRAWING, '../collection/pictures');
/** Folder of the lossless masters, which are not in the repository. */
export const MASTERS = process.env['SIMMER_MASTERS'] ?? join(tmpdir(), 'simmer-masters');
