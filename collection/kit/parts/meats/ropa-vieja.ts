import { lit, mix, shade, vary } from '../../colour.ts';
import { blur, linear, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, bent, blobPoints, closed, ellipse, num, open, path } from '../../shape.ts';

/** A pinch of stewed flank pulled into threads: some parallel, some astray, tinted by the sauce. */
export const beefShred: Part = (
  random,
  size,
  palette = ['#9E441C', '#8A3616', '#B25628', '#A63C14'],
) => {
  const base = random.pick(palette);
  const bend = random.between(-0.18, 0.18);
  const count = random.whole(4, 7);
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const threads = Array.from({ length: count }, (_, index) => {
    const colour = vary(random, base);
    const side = (index - (count - 1) / 2) * size * 0.12;
    const phase = random.angle();
    const spine = bent(
      size * 2 * random.between(0.7, 1.08),
      bend + random.between(-0.06, 0.06),
      8,
    ).map((point, step) =>
      at(
        point.x + random.between(-0.1, 0.1) * size,
        point.y +
          side * (1 + 0.35 * Math.sin(step + phase)) +
          size * 0.03 * Math.sin(step * 1.7 + phase),
      ),
    );
    const width = size * random.between(0.09, 0.15);
    return (
      path(open(spine), {
        ...line,
        stroke: shade(colour, 0.5),
        'stroke-width': num(width * 1.5),
        'stroke-opacity': 0.7,
      }) +
      path(open(spine), { ...line, stroke: colour, 'stroke-width': num(width) }) +
      path(open(spine.map((point) => at(point.x, point.y - width * 0.22))), {
        ...line,
        stroke: lit(colour, 0.5),
        'stroke-width': num(width * 0.3),
        'stroke-opacity': 0.65,
      })
    );
  });
  return { body: threads.join(''), radius: size * 0.55 };
};

/** A slanted slice of ripe plantain fried in oil: gold within, dark caramel at the edge. */
export const friedPlantain: Part = (random, size, palette = ['#E9A32C', '#E0942A', '#F0B040']) => {
  const colour = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, { points: 14, rough: 0.035, stretch: 1.25 });
  const within = (share: number): string =>
    closed(outline.map((point) => at(point.x * share, point.y * share)));
  const seeds = [-0.5, -0.3, -0.1, 0.12, 0.34, 0.52].map((x) =>
    ellipse(x * size, random.between(-0.07, 0.07) * size, size * 0.045, size * 0.025, {
      fill: '#6E3208',
      'fill-opacity': 0.75,
    }),
  );
  return {
    body:
      path(within(1), {
        fill: linear([
          [0, '#9A4E14'],
          [0.5, '#7A350C'],
          [1, '#4A1C06'],
        ]),
      }) +
      path(within(0.93), {
        fill: radial(
          [
            [0, lit(colour, 0.25)],
            [0.5, colour],
            [0.82, mix(colour, '#B85E12', 0.6)],
            [1, '#8A3E0C'],
          ],
          { cx: 0.48, cy: 0.47, r: 0.54 },
        ),
      }) +
      path(within(0.94), {
        opacity: 0.75,
        filter: patches({ colour: '#7A300A', frequency: 0.035, gain: 5, cut: 2.75, soften: 0.8 }),
      }) +
      path(`M${num(-size * 0.8)} 0Q0 ${num(-size * 0.1)} ${num(size * 0.8)} 0`, {
        fill: 'none',
        stroke: '#F9CF6A',
        'stroke-width': num(size * 0.14),
        'stroke-opacity': 0.45,
        'stroke-linecap': 'round',
        filter: blur(2, 300),
      }) +
      seeds.join(''),
    radius: size,
  };
};
