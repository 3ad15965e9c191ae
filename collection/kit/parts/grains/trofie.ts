import { lit, shade, vary } from '../../colour.ts';
import { barrel } from '../../generators/tone.ts';
import type { Part } from '../../picture.ts';
import { at, bent, num, path, ribbon } from '../../shape.ts';

/** Trofie: a short strand twisted under the palm, thin at both ends. `size` is half its length. */
export const trofie: Part = (
  random,
  size,
  palette = ['#B9C45A', '#CBD076', '#A6B846', '#DAD894', '#98AC3C'],
) => {
  const colour = vary(random, random.pick(palette));
  const line = bent(size * 2, random.between(-0.2, 0.2), 13);
  const half = size * 0.22;
  const phase = random.angle();
  const width = (along: number): number =>
    half *
    Math.sin(Math.PI * (0.05 + along * 0.9)) ** 0.6 *
    (1 + 0.13 * Math.sin(along * 24 + phase));
  const turns = [2, 4, 6, 8, 10].map((index) => {
    const spot = line[index] ?? at(0, 0);
    const wide = width(index / 12);
    return `M${num(spot.x - wide * 0.7)} ${num(spot.y + wide * 0.95)}Q${num(spot.x)} ${num(spot.y)} ${num(spot.x + wide * 0.8)} ${num(spot.y - wide * 0.95)}`;
  });
  return {
    body:
      path(ribbon(line, width), { fill: barrel(colour, 0.4, 0.35) }) +
      path(turns.join(''), {
        fill: 'none',
        stroke: shade(colour, 0.42),
        'stroke-opacity': 0.4,
        'stroke-width': num(size * 0.055),
        'stroke-linecap': 'round',
      }) +
      path(turns.join(''), {
        fill: 'none',
        stroke: lit(colour, 0.6),
        'stroke-opacity': 0.45,
        'stroke-width': num(size * 0.04),
        'stroke-linecap': 'round',
        transform: `translate(${num(-size * 0.06)} ${num(-size * 0.02)})`,
      }),
    radius: size * 0.6,
  };
};
