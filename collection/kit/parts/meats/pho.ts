import { lit, mix, shade, vary } from '../../colour.ts';
import { blur, linear, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, circle, closed, num, open, path, polar } from '../../shape.ts';

/** A thin slice of sirloin just turned by the broth: rosy, ruffled, browner along its edge. */
export const rareBeef: Part = (random, size, palette = ['#CC6458', '#BE5448', '#D67A6A']) => {
  const colour = vary(random, random.pick(palette));
  const phase = random.angle();
  const outline = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2;
    const ruffle = 1 + 0.08 * Math.sin(angle * 6 + phase) + 0.06 * Math.sin(angle * 3 + phase * 2);
    const spot = polar(angle, size * ruffle);
    return at(spot.x * 1.22, spot.y * 0.74);
  });
  const within = (share: number) =>
    closed(outline.map((point) => at(point.x * share, point.y * share)));
  const folds = [-0.42, 0.06, 0.46].map((y, index) => {
    const line = open(
      [-0.95, -0.45, 0.05, 0.5, 0.95].map((x, step) =>
        at(
          x * size * (1.1 - Math.abs(y) * 0.4),
          (y + 0.09 * Math.sin(step * 2.1 + phase + index)) * size,
        ),
      ),
    );
    const stroke = { fill: 'none', 'stroke-linecap': 'round' };
    return (
      path(line, {
        ...stroke,
        stroke: shade(colour, 0.35),
        'stroke-width': num(size * 0.12),
        'stroke-opacity': 0.4,
        filter: blur(size * 0.05, 200),
      }) +
      path(line, {
        ...stroke,
        stroke: lit(colour, 0.55),
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.7,
        transform: `translate(0 ${num(-size * 0.07)})`,
      })
    );
  });
  return {
    body:
      path(within(1), { fill: mix(colour, '#7A4A34', 0.75) }) +
      path(within(0.93), {
        fill: radial([
          [0, lit(colour, 0.18)],
          [0.6, colour],
          [0.82, mix(colour, '#A86A54', 0.4)],
          [1, mix(colour, '#96644C', 0.85)],
        ]),
      }) +
      path(within(0.92), {
        opacity: 0.55,
        filter: patches({ colour: '#F9DCD0', frequency: [0.02, 0.08], gain: 6, cut: 3.4 }),
      }) +
      folds.join(''),
    radius: size,
  };
};

/** A slice of simmered brisket: brown meat with a grain across it and a band of soft fat at one edge. */
export const brisket: Part = (random, size, palette = ['#9A6243', '#8A5436', '#AA7250']) => {
  const colour = vary(random, random.pick(palette));
  const outline = [
    at(-size * 1.2, -size * 0.44),
    at(-size * 0.5, -size * 0.6),
    at(size * 0.3, -size * 0.56),
    at(size * 1.14, -size * 0.46),
    at(size * 1.24, 0),
    at(size * 1.08, size * 0.46),
    at(size * 0.2, size * 0.56),
    at(-size * 0.6, size * 0.54),
    at(-size * 1.16, size * 0.4),
    at(-size * 1.28, 0),
  ].map((point) =>
    at(point.x + random.between(-0.05, 0.05) * size, point.y + random.between(-0.05, 0.05) * size),
  );
  const fat = [-1.06, -0.5, 0, 0.5, 1.02].map((x) =>
    at(x * size, -size * (0.4 - 0.03 * Math.abs(x)) + random.between(-0.03, 0.03) * size),
  );
  const grain = Array.from({ length: 17 }, (_, index) => {
    const x = (-1.02 + index * 0.13) * size;
    return `M${num(x)} ${num(-size * 0.26)}q${num(size * random.between(0, 0.12))} ${num(size * 0.32)} ${num(size * random.between(-0.02, 0.08))} ${num(size * random.between(0.6, 0.72))}`;
  });
  return {
    body:
      path(closed(outline), {
        fill: linear([
          [0, lit(colour, 0.2)],
          [0.5, colour],
          [1, shade(colour, 0.3)],
        ]),
      }) +
      path(grain.join(''), {
        fill: 'none',
        stroke: shade(colour, 0.4),
        'stroke-width': num(size * 0.035),
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }) +
      path(grain.join(''), {
        fill: 'none',
        stroke: lit(colour, 0.5),
        'stroke-width': num(size * 0.025),
        'stroke-opacity': 0.5,
        transform: `translate(${num(-size * 0.05)} 0)`,
      }) +
      path(open(fat), {
        fill: 'none',
        stroke: '#F1DDB8',
        'stroke-width': num(size * 0.16),
        'stroke-linecap': 'round',
      }) +
      path(open([at(-size * 0.8, size * 0.12), at(0, size * 0.04), at(size * 0.7, size * 0.14)]), {
        fill: 'none',
        stroke: '#E6C79C',
        'stroke-width': num(size * 0.045),
        'stroke-opacity': 0.75,
        'stroke-linecap': 'round',
      }),
    radius: size,
  };
};

/** A star of anise: eight boat-shaped pods, some open on a shining seed. */
export const starAnise: Part = (random, size) => {
  const pods = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * 360 + random.between(-7, 7);
    const long = size * random.between(0.82, 1.06);
    const wide = size * random.between(0.17, 0.23);
    const isOpen = random.chance(0.6);
    return (
      `<g transform="rotate(${num(turn)})">` +
      path(
        `M0 ${num(-wide * 0.3)}Q${num(long * 0.5)} ${num(-wide * 1.7)} ${num(long)} 0Q${num(long * 0.5)} ${num(wide * 1.7)} 0 ${num(wide * 0.3)}Z`,
        {
          fill: linear(
            [
              [0, '#A8602C'],
              [0.5, '#7C3D18'],
              [1, '#4A200C'],
            ],
            [0, 0, 0, 1],
          ),
        },
      ) +
      path(
        `M${num(long * 0.16)} 0Q${num(long * 0.5)} ${num(-wide * (isOpen ? 0.8 : 0.2))} ${num(long * 0.9)} 0Q${num(long * 0.5)} ${num(wide * (isOpen ? 0.8 : 0.2))} ${num(long * 0.16)} 0Z`,
        { fill: '#2C1006' },
      ) +
      (isOpen
        ? `<ellipse cx="${num(long * 0.5)}" cy="0" rx="${num(long * 0.17)}" ry="${num(wide * 0.42)}" fill="#B4692C"/><ellipse cx="${num(long * 0.46)}" cy="${num(-wide * 0.12)}" rx="${num(long * 0.06)}" ry="${num(wide * 0.12)}" fill="#FFE3B4"/>`
        : '') +
      '</g>'
    );
  });
  return {
    body: pods.join('') + circle(0, 0, size * 0.13, { fill: '#5A2A10' }),
    radius: size,
  };
};

/** A roll of cinnamon bark, its two edges curled to meet. */
export const cinnamon: Part = (random, size, palette = ['#A4602E', '#94522A']) => {
  const colour = vary(random, random.pick(palette));
  const half = size * 0.15;
  const curl = (side: number): string =>
    path(
      `M${num(-size)} ${num(side * half * 0.08)}H${num(size)}V${num(side * half)}H${num(-size)}Z`,
      {
        fill: linear(
          [
            [0, side < 0 ? lit(colour, 0.25) : shade(colour, 0.1)],
            [0.5, colour],
            [1, shade(colour, side < 0 ? 0.5 : 0.45)],
          ],
          [0, 0, 0, 1],
        ),
      },
    );
  const fibre = Array.from({ length: 7 }, (_, index) => {
    const y = half * (-0.8 + index * 0.27);
    return `M${num(-size * random.between(0.6, 0.95))} ${num(y)}H${num(size * random.between(0.5, 0.95))}`;
  });
  return {
    body:
      curl(-1) +
      curl(1) +
      path(fibre.join(''), {
        fill: 'none',
        stroke: shade(colour, 0.45),
        'stroke-width': 1.2,
        'stroke-opacity': 0.5,
      }),
    radius: size,
  };
};
