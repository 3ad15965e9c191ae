import { createHash } from 'node:crypto';

/**
 * Hashes the composed SVG. Tests can therefore find stale pictures without rendering them, and a change of the kit
 * leaves the files of dishes that it does not affect alone.
 */
export function hashDrawing(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 10);
}
