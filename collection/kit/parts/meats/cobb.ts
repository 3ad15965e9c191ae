import { lit, mix, shade, vary } from '../../colour.ts';
import { linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, bent, blob, circle, ellipse, num, open, path, polar, ribbon } from '../../shape.ts';
import { cube, writeSide } from '../produce/cube.ts';

/** A cube of avocado, butter yellow, with a leaf green skin side. */
export const avocadoDice: Part = (random, size, palette = ['#D7DC7A', '#CBD568', '#E2E48E']) => {
  const colour = vary(random, random.pick(palette));
  const shape = cube(random, size);
  return {
    body:
      path(shape.outline, {
        fill: linear(
          [
            [0, mix(colour, '#FFF6C0', 0.4)],
            [0.5, colour],
            [1, '#A9C24E'],
          ],
          random.chance(0.5) ? [0.1, 0, 0.9, 1] : [0.9, 0.1, 0, 0.8],
        ),
      }) + writeSide(shape, random.between(0.18, 0.36), random.chance(0.4) ? '#4F7F22' : '#8DAE3C'),
    radius: size,
  };
};

/** A crumb of blue cheese: ivory, with blue-green mould in its cracks. */
export const blueCheese: Part = (random, size, palette = ['#FBF3DC', '#F5EACB', '#FFFAEC']) => {
  const colour = vary(random, random.pick(palette));
  const mould = Array.from({ length: 3 }, () => {
    const spot = polar(random.angle(), size * random.between(0.1, 0.62));
    return path(blob(random, size * random.between(0.16, 0.34), { points: 6, rough: 0.45 }), {
      fill: random.pick(['#4F7A78', '#3F6A78', '#6B8F7E']),
      'fill-opacity': random.between(0.6, 0.95),
      transform: `translate(${num(spot.x)} ${num(spot.y)})`,
    });
  });
  return {
    body: path(blob(random, size, { points: 8, rough: 0.22 }), { fill: colour }) + mould.join(''),
    radius: size,
  };
};

/** A bit of chopped hard-boiled egg: white with a piece of yolk, or a lump of yolk alone. */
export const choppedEgg: Part = (random, size) => {
  const yolk = (x: number, reach: number): string =>
    `<g transform="translate(${num(x)} ${num(random.between(-0.15, 0.15) * size)})">${path(
      blob(random, reach, { points: 7, rough: 0.16 }),
      {
        fill: radial([
          [0, '#FFD150'],
          [0.6, '#F7B120'],
          [1, '#DE8E0C'],
        ]),
      },
    )}</g>`;
  if (random.chance(0.36)) return { body: yolk(0, size * 0.72), radius: size * 0.72 };
  const wedge = random.chance(0.72);
  return {
    body:
      path(
        wedge
          ? `M${num(-size * 1.1)} ${num(size * 0.5)}Q${num(-size * 0.9)} ${num(-size)} ${num(size * 0.1)} ${num(-size * 1.05)}Q${num(size * 1.05)} ${num(-size * 0.8)} ${num(size * 1.1)} ${num(size * 0.55)}Q0 ${num(size * 0.85)} ${num(-size * 1.1)} ${num(size * 0.5)}Z`
          : blob(random, size * 0.95, { points: 6, rough: 0.2, stretch: 1.15 }),
        {
          fill: radial([
            [0, '#FFFFFF'],
            [0.7, '#FFFBF0'],
            [1, '#F3E4C6'],
          ]),
        },
      ) +
      (wedge
        ? path(
            `M${num(-size * 0.74)} ${num(size * 0.58)}Q${num(-size * 0.62)} ${num(-size * 0.62)} ${num(size * 0.1)} ${num(-size * 0.6)}Q${num(size * 0.76)} ${num(-size * 0.5)} ${num(size * 0.74)} ${num(size * 0.6)}Q0 ${num(size * 0.8)} ${num(-size * 0.74)} ${num(size * 0.58)}Z`,
            { fill: '#F4A81C' },
          )
        : ''),
    radius: size,
  };
};

/** A cube of cold poached chicken with its long fibres. */
export const chickenDice: Part = (random, size, palette = ['#F4DBB4', '#ECCB9A', '#F8E5C6']) => {
  const colour = vary(random, random.pick(palette));
  const fibres = [-0.45, -0.1, 0.25, 0.55].map(
    (y) =>
      `M${num(-size * 0.8)} ${num(y * size)}q${num(size * 0.8)} ${num(random.between(-0.2, 0.2) * size)} ${num(size * 1.6)} 0`,
  );
  const shape = cube(random, size);
  return {
    body:
      path(shape.outline, {
        fill: linear([
          [0, lit(colour, 0.4)],
          [0.6, colour],
          [1, shade(colour, 0.2)],
        ]),
      }) +
      path(fibres.join(''), {
        fill: 'none',
        stroke: shade(colour, 0.25),
        'stroke-width': num(size * 0.06),
        'stroke-opacity': 0.35,
        'stroke-linecap': 'round',
      }) +
      writeSide(shape, random.between(0.2, 0.36), shade(colour, 0.28), 0.75),
    radius: size,
  };
};

const LETTUCE = ['#6FA63A', '#8CBB4C', '#A9CF6A', '#4E8E30', '#C4DE8E'] as const;

/** A ribbon of cut romaine, curling, with a pale rib on some. */
export const lettuceRibbon: Part = (random, size, palette = LETTUCE) => {
  const colour = vary(random, random.pick(palette));
  const phase = random.angle();
  const spine = bent(size * 2, random.between(-0.25, 0.25), 9).map((point, index) =>
    at(point.x, point.y + Math.sin(index * 1.3 + phase) * size * 0.1),
  );
  const half = size * random.between(0.16, 0.3);
  return {
    body:
      path(
        ribbon(spine, (along) => half * (0.75 + 0.3 * Math.sin(along * 15 + phase))),
        {
          fill: linear(
            [
              [0, lit(colour, 0.25)],
              [1, shade(colour, 0.2)],
            ],
            [0, 0, 0.1, 1],
          ),
        },
      ) +
      path(open(spine), {
        fill: 'none',
        stroke: lit(colour, 0.55),
        'stroke-width': num(half * 0.3),
        'stroke-opacity': 0.6,
      }),
    radius: size * 0.75,
  };
};

/** A watercress leaflet: a small round dark leaf on a thin stalk. */
export const cress: Part = (random, size, palette = ['#2F7A2E', '#3E8C38', '#256826']) => {
  const colour = vary(random, random.pick(palette));
  return {
    body:
      path(`M${num(-size * 1.5)} ${num(size * 0.2)}Q${num(-size)} 0 0 0`, {
        fill: 'none',
        stroke: lit(colour, 0.3),
        'stroke-width': num(size * 0.16),
        'stroke-linecap': 'round',
      }) +
      path(blob(random, size, { points: 9, rough: 0.07, stretch: 1.1 }), { fill: colour }) +
      path(
        `M${num(-size * 0.9)} 0H${num(size * 0.7)}M0 0l${num(size * 0.5)} ${num(-size * 0.5)}M0 0l${num(size * 0.5)} ${num(size * 0.5)}`,
        {
          fill: 'none',
          stroke: lit(colour, 0.5),
          'stroke-width': num(size * 0.09),
          'stroke-opacity': 0.6,
          'stroke-linecap': 'round',
        },
      ),
    radius: size,
  };
};

/** A snipped bit of chive: a short hollow tube. */
export const chive: Part = (random, size, palette = ['#2F7F2C', '#4A9A38', '#236A24']) => {
  const colour = vary(random, random.pick(palette));
  const half = size * 0.36;
  return {
    body:
      path(`M${num(-size)} ${num(-half)}H${num(size)}V${num(half)}H${num(-size)}Z`, {
        fill: linear(
          [
            [0, lit(colour, 0.4)],
            [0.5, colour],
            [1, shade(colour, 0.35)],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      ellipse(size, 0, half * 0.6, half, { fill: '#BFE08A', stroke: colour, 'stroke-width': 0.8 }) +
      circle(size, 0, half * 0.3, { fill: shade(colour, 0.3) }),
    radius: size,
  };
};
