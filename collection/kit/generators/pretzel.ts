import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, num, open, path, place } from '../shape.ts';

/** A salted pretzel: a rope that crosses itself in the middle. */
export const pretzel: Part = (random, size, palette = ['#8A3F14', '#7A3510']) => {
  const colour = vary(random, random.pick(palette));
  const turn = (t: number) => {
    const angle = Math.PI * 0.5 + t * Math.PI * 2;
    return at(Math.cos(angle) * size * 0.95, Math.sin(angle) * size * 0.72 - size * 0.04);
  };
  const arch = Array.from({ length: 25 }, (_, index) => turn(0.09 + (index / 24) * 0.82));
  const first = arch[0] ?? at(0, 0);
  const last = arch.at(-1) ?? at(0, 0);
  const left = [
    at(-size * 0.5, -size * 0.52),
    at(-size * 0.3, -size * 0.22),
    at(0, size * 0.04),
    at(size * 0.16, size * 0.3),
    last,
  ];
  const right = left.map((point, index) => (index === 4 ? first : at(-point.x, point.y)));
  const rope = (line: readonly { x: number; y: number }[], thick: number): string => {
    const d = open(line);
    const stroke = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    return (
      path(d, { ...stroke, stroke: shade(colour, 0.45), 'stroke-width': num(thick) }) +
      path(d, {
        ...stroke,
        stroke: colour,
        'stroke-width': num(thick * 0.82),
        transform: `translate(${num(-thick * 0.04)} ${num(-thick * 0.06)})`,
      }) +
      path(d, {
        ...stroke,
        stroke: lit(colour, 0.4),
        'stroke-opacity': 0.6,
        'stroke-width': num(thick * 0.2),
        transform: `translate(${num(-thick * 0.14)} ${num(-thick * 0.2)})`,
      })
    );
  };
  const split = path(
    `M${num(-size * 0.34)} ${num(size * 0.66)}Q0 ${num(size * 0.78)} ${num(size * 0.34)} ${num(size * 0.66)}`,
    {
      fill: 'none',
      stroke: '#F3DCAE',
      'stroke-width': num(size * 0.13),
      'stroke-linecap': 'round',
    },
  );
  const salt = Array.from({ length: 22 }, () => {
    const point = random.pick(arch);
    return path('M-2.4 -2H2.4V2H-2.4Z', {
      fill: '#FFFDF4',
      transform: place(
        at(
          point.x * 0.95 + random.between(-0.07, 0.07) * size,
          point.y * 0.95 + random.between(-0.07, 0.07) * size,
        ),
        random.angle(),
      ),
    });
  });
  return {
    body:
      rope(arch, size * 0.34) +
      split +
      rope(left, size * 0.2) +
      rope(right, size * 0.2) +
      salt.join(''),
    radius: size * 0.95,
  };
};
