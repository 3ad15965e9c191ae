import type { Outline } from './outline.ts';
import { blur } from './paint.ts';
import { at, num, open, type Point, path, toRadians } from './shape.ts';

const line = (d: string, width: number, strength: number, soft: number): string =>
  path(d, {
    fill: 'none',
    stroke: '#FFFFFF',
    'stroke-opacity': strength,
    'stroke-width': width,
    'stroke-linecap': 'round',
    filter: blur(soft),
  });

function arc(outline: Outline, from: number, to: number): string {
  const [rx, ry] = outline.reach;
  return open(
    Array.from({ length: 14 }, (_, index): Point => {
      const angle = toRadians(from + ((to - from) * index) / 13);
      return at(Math.cos(angle) * rx, Math.sin(angle) * ry);
    }),
  );
}

function corner({ reach: [rx, ry], corner: c = 0 }: Outline, sign: 1 | -1): string {
  return `M${num(sign * rx)} ${num(sign * ry * 0.3)}V${num(sign * (ry - c))}Q${num(sign * rx)} ${num(sign * ry)} ${num(sign * (rx - c))} ${num(sign * ry)}H${num(sign * rx * 0.3)}`;
}

/** Draws the light on a rim: bright at the top left, faint at the lower right. */
export function writeRimLight(middle: Outline, unit: number, strength: number): string {
  const box = middle.corner !== undefined;
  return (
    line(box ? corner(middle, -1) : arc(middle, 198, 262), 6 * unit, 0.62 * strength, 2) +
    line(box ? corner(middle, 1) : arc(middle, 30, 62), 4 * unit, 0.3 * strength, 2.4)
  );
}
