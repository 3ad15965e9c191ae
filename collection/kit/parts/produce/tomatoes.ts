import { shade, vary } from '../../colour.ts';
import { linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blob, ellipse, group, num, path, place } from '../../shape.ts';

/** A wedge of ripe tomato on its side: skin below, pale core above, two chambers of seeds in their jelly. */
export const tomatoWedge: Part = (random, size, palette = ['#D5301A', '#C62412', '#E04426']) => {
  const colour = vary(random, random.pick(palette));
  const deep = random.between(0.82, 0.96);
  const moon = (share: number, top: number): string => {
    const x = num(size * share);
    return `M-${x} ${num(-size * 0.2)}C${num(-size * 0.8 * share)} ${num(size * deep * share)} ${num(size * 0.8 * share)} ${num(size * deep * share)} ${x} ${num(-size * 0.2)}Q${num(size * 0.5)} ${num(-size * top)} 0 ${num(-size * top)}Q${num(-size * 0.5)} ${num(-size * top)} -${x} ${num(-size * 0.2)}Z`;
  };
  const chambers = [-1, 1].map((side) => {
    const seeds = Array.from({ length: 3 }, (_, index) => {
      const x = size * random.between(-0.13, 0.15);
      const y = size * (-0.09 + index * 0.09);
      return ellipse(x, y, size * 0.055, size * 0.034, {
        fill: '#F3C66E',
        stroke: '#B8662A',
        'stroke-width': 0.7,
        transform: `rotate(${num(random.between(0, 180))} ${num(x)} ${num(y)})`,
      });
    });
    return group(
      { transform: place(at(side * size * 0.36, size * 0.02), side * 0.35) },
      path(blob(random, size * 0.25, { rough: 0.08, stretch: 1.15 }), { fill: '#A8200C' }),
      path(blob(random, size * 0.18, { rough: 0.1, stretch: 1.15 }), {
        fill: '#EE7A34',
        'fill-opacity': 0.62,
      }),
      ...seeds,
    );
  });
  return {
    body:
      path(moon(1, 0.34), {
        fill: linear(
          [
            [0, colour],
            [0.55, shade(colour, 0.06)],
            [1, shade(colour, 0.3)],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      path(moon(0.9, 0.31), {
        fill: radial(
          [
            [0, '#F57C5C'],
            [0.6, '#E84A2E'],
            [1, '#D2361F'],
          ],
          { cx: 0.5, cy: 0.2, r: 0.7 },
        ),
      }) +
      chambers.join('') +
      path(`M0 ${num(-size * 0.26)}V${num(size * 0.2)}`, {
        stroke: '#F7A183',
        'stroke-width': num(size * 0.09),
        'stroke-opacity': 0.75,
        'stroke-linecap': 'round',
      }),
    radius: size * 0.74,
  };
};
