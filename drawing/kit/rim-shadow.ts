import { blur, define, radial } from './paint.ts';
import { circle, group, num, path, tag } from './shape.ts';

/** The shadow the rim throws on the food: a ring with its hole shifted, cut to the well. */
export function writeRimShadow(well: number, width: number): string {
  const clip = define('w', (id) => tag('clipPath', { id }, circle(0, 0, well, {})));
  const far = well + 60;
  const hole = well;
  const dx = 0.75 * width;
  const ringPath = `M${-far} 0A${far} ${far} 0 1 0 ${far} 0A${far} ${far} 0 1 0 ${-far} 0ZM${num(dx - hole)} ${width}A${hole} ${hole} 0 1 1 ${num(dx + hole)} ${width}A${hole} ${hole} 0 1 1 ${num(dx - hole)} ${width}Z`;
  return group(
    { 'clip-path': clip },
    path(ringPath, {
      fill: '#1D0600',
      'fill-opacity': 0.7,
      'fill-rule': 'evenodd',
      filter: blur(0.42 * width, 10),
    }),
    circle(0, 0, well, {
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
