import { createHash } from 'node:crypto';

/**
 * Names a drawing by what is drawn, the composed SVG: a check can tell a stale picture without rasterising it, and a
 * change of the kit that does not reach a dish leaves its files alone.
 */
export function hashDrawing(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 10);
}
