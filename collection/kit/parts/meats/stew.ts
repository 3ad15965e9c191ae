import { lit, shade, vary } from '../../colour.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blob, blobPoints, closed, ellipse, num, path, polar } from '../../shape.ts';

/** A coin of smoked sausage: dark wrinkled skin, brick-red face, flecks of fat and of pepper. */
export const sausageCoin: Part = (random, size, palette = ['#A4482A', '#96401F', '#B25634']) => {
  const colour = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, {
    points: 12,
    rough: 0.03,
    stretch: random.between(0.94, 1.12),
  });
  const within = (share: number) =>
    closed(outline.map((point) => at(point.x * share, point.y * share)));
  const flecks = Array.from({ length: 15 }, () => {
    const spot = polar(random.angle(), size * 0.76 * Math.sqrt(random.next()));
    const fat = random.chance(0.6);
    return path(
      blob(random, size * (fat ? random.between(0.06, 0.15) : random.between(0.03, 0.06)), {
        points: 6,
        rough: 0.35,
      }),
      {
        fill: fat ? '#EBB78C' : '#3A1208',
        'fill-opacity': fat ? 0.85 : 0.8,
        transform: `translate(${num(spot.x)} ${num(spot.y)})`,
      },
    );
  });
  return {
    body:
      path(within(1), {
        fill: linear([
          [0, '#8A3A1C'],
          [0.5, '#5A1E0C'],
          [1, '#2E0C04'],
        ]),
      }) +
      path(within(0.88), {
        fill: radial(
          [
            [0, lit(colour, 0.22)],
            [0.7, colour],
            [1, shade(colour, 0.3)],
          ],
          { cx: 0.46, cy: 0.46, r: 0.56 },
        ),
      }) +
      flecks.join('') +
      path(blob(random, size * 0.5, { rough: 0.3 }), {
        fill: '#4A1404',
        'fill-opacity': 0.28,
        filter: blur(size * 0.12),
      }),
    radius: size,
  };
};

/** A piece of chicken pulled from the bone: long fibres, ragged ends. */
export const pulledChicken: Part = (random, size, palette = ['#C08248', '#AE7038', '#D09A62']) => {
  const colour = vary(random, random.pick(palette));
  const stretch = random.between(1.15, 1.5);
  const outline = blobPoints(random, size, { points: 10, rough: 0.2, stretch });
  const long = size * stretch;
  const fibre = (y: number, stroke: string, opacity: number): string =>
    path(
      `M${num(-long * random.between(0.6, 0.85))} ${num(y)}Q0 ${num(y + random.between(-0.2, 0.2) * size)} ${num(long * random.between(0.6, 0.85))} ${num(y * 0.7)}`,
      {
        fill: 'none',
        stroke,
        'stroke-width': num(size * random.between(0.05, 0.11)),
        'stroke-opacity': opacity,
        'stroke-linecap': 'round',
      },
    );
  const rows = [-0.5, -0.3, -0.1, 0.12, 0.32, 0.5].map((share) => (share * size) / stretch ** 0.4);
  return {
    body:
      path(closed(outline), {
        fill: linear([
          [0, lit(colour, 0.28)],
          [0.5, colour],
          [1, shade(colour, 0.3)],
        ]),
      }) +
      rows
        .map(
          (y) => fibre(y, shade(colour, 0.4), 0.55) + fibre(y + size * 0.08, lit(colour, 0.5), 0.5),
        )
        .join(''),
    radius: size * 1.1,
  };
};

/** A stewed bit of onion, celery or pepper: a limp little square. */
export const stewBit: Part = (random, size, palette = ['#C69A4E', '#A9B04A', '#7E9A3A']) => {
  const colour = vary(random, random.pick(palette));
  return {
    body:
      path(blob(random, size, { points: 5, rough: 0.18, stretch: random.between(0.9, 1.3) }), {
        fill: linear([
          [0, lit(colour, 0.3)],
          [1, shade(colour, 0.2)],
        ]),
      }) +
      ellipse(-size * 0.2, -size * 0.2, size * 0.3, size * 0.16, {
        fill: lit(colour, 0.7),
        'fill-opacity': 0.5,
      }),
    radius: size,
  };
};
