import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DRAWING = dirname(fileURLToPath(import.meta.url));
export const DISHES = join(DRAWING, 'dishes');
export const PICTURES = resolve(DRAWING, '../collection/pictures');
/** Lossless masters stay outside the repository. */
export const MASTERS = process.env['SIMMER_MASTERS'] ?? join(tmpdir(), 'simmer-masters');

async function collect(file: string, found: Map<string, string>): Promise<void> {
  if (found.has(file)) return;
  const text = await readFile(file, 'utf8');
  found.set(file, text);
  for (const [, target] of text.matchAll(/from\s+'(\.[^']+)'/g)) {
    if (target !== undefined) await collect(resolve(dirname(file), target), found);
  }
}

/**
 * Names a drawing by the sources it comes from: the dish's description and every kit file it reaches, with the
 * composer. So a check can tell a stale picture without drawing, and a new part makes no other dish stale.
 */
export async function hashSources(description: string): Promise<string> {
  const found = new Map<string, string>();
  await collect(join(DRAWING, 'kit/compose.ts'), found);
  await collect(description, found);
  const hash = createHash('sha256');
  for (const file of [...found.keys()].toSorted()) {
    hash.update(`${relative(DRAWING, file).replaceAll('\\', '/')}\n${found.get(file) ?? ''}\n`);
  }
  return hash.digest('hex').slice(0, 10);
}
