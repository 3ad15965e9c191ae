import { type Outline, shrink, toPath, trace } from './outline.ts';
import { blur, define, radial } from './paint.ts';
import { group, path, tag } from './shape.ts';

/** Draws the rim's shadow on the food: the well minus its own outline, shifted. */
export function writeRimShadow(inside: Outline, width: number): string {
  const clip = define('w', (id) => tag('clipPath', { id }, trace(inside, {})));
  return group(
    { 'clip-path': clip },
    path(`${toPath(shrink(inside, -60))}${toPath(inside, 0.75 * width, width)}`, {
      fill: '#1D0600',
      'fill-opacity': 0.7,
      'fill-rule': 'evenodd',
      filter: blur(0.42 * width, 10),
    }),
    trace(inside, {
      fill: 'none',
      stroke: radial([
        [0, '#1D0600', 0],
        [1, '#1D0600', 0.5],
      ]),
      'stroke-width': 4,
      filter: blur(2),
    }),
  );
}
