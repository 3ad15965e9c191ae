import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const COLLECTION = resolve(import.meta.dirname, '../..');
/** The drawings of the dishes; their texts are in `collection/dishes`. */
export const DRAWINGS = join(COLLECTION, 'kit/dishes');
export const PICTURES = join(COLLECTION, 'pictures');
/** Folder of the lossless masters, which are not in the repository. */
export const MASTERS = process.env['SIMMER_MASTERS'] ?? join(tmpdir(), 'simmer-masters');
