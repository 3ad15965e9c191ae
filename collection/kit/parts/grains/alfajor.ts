import { lit, shade, vary } from '../../colour.ts';
import { radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, circle, group, num, path, place, polar } from '../../shape.ts';

const FILLING = '#A8621E';
const COCONUT = ['#FFFDF4', '#F8EFDC', '#FFFFFF'];

function writeThread(random: Random, angle: number, radius: number, size: number): string {
  const spot = polar(angle, radius);
  const half = size * random.between(0.05, 0.09);
  return path(`M${num(-half)} 0L${num(half)} 0`, {
    stroke: random.pick(COCONUT),
    'stroke-width': num(size * 0.045),
    'stroke-linecap': 'round',
    transform: place(spot, random.angle()),
  });
}

/** A filled biscuit from above: a pale round, a ring of caramel about it, grated coconut on the ring. */
export const alfajorFromAbove: Part = (random, size, palette = ['#F6E6BE', '#F2DFB0']) => {
  const colour = vary(random, random.pick(palette));
  const threads = Array.from({ length: 90 }, () =>
    writeThread(random, random.angle(), size * random.between(0.84, 1.02), size),
  );
  return {
    body:
      circle(0, 0, size * 0.98, { fill: FILLING }) +
      threads.join('') +
      circle(0, 0, size * 0.84, { fill: shade(colour, 0.2) }) +
      circle(0, 0, size * 0.82, {
        fill: radial([
          [0, lit(colour, 0.3)],
          [0.75, colour],
          [1, shade(colour, 0.14)],
        ]),
      }),
    radius: size,
  };
};

/** The same lying on its side: two biscuits with the filling between them. */
export const alfajorOnEdge: Part = (random, size, palette = ['#F6E6BE', '#F2DFB0']) => {
  const colour = vary(random, random.pick(palette));
  const slab = (y: number, tall: number, fill: string, wide = 1): string =>
    path(
      `M${num(-size * wide)} ${num(y - tall)}Q0 ${num(y - tall * 1.3)} ${num(size * wide)} ${num(y - tall)}Q${num(size * (wide + 0.06))} ${num(y)} ${num(size * wide)} ${num(y + tall)}Q0 ${num(y + tall * 1.3)} ${num(-size * wide)} ${num(y + tall)}Q${num(-size * (wide + 0.06))} ${num(y)} ${num(-size * wide)} ${num(y - tall)}Z`,
      { fill },
    );
  const threads = Array.from({ length: 60 }, () =>
    path(`M${num(-size * 0.06)} 0L${num(size * 0.06)} 0`, {
      stroke: random.pick(COCONUT),
      'stroke-width': num(size * 0.045),
      'stroke-linecap': 'round',
      transform: place(
        at(random.between(-0.96, 0.96) * size, random.between(-0.15, 0.15) * size),
        random.angle(),
      ),
    }),
  );
  return {
    body: group(
      {},
      slab(size * 0.34, size * 0.19, shade(colour, 0.12)),
      slab(0, size * 0.2, FILLING, 0.97),
      threads.join(''),
      slab(-size * 0.34, size * 0.19, lit(colour, 0.1)),
    ),
    radius: size,
  };
};
