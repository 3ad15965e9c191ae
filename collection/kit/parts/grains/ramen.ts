import { lit, shade, vary } from '../../colour.ts';
import { blur, linear, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  blobPoints,
  closed,
  num,
  open,
  path,
  polar,
  polygon,
  tag,
} from '../../shape.ts';

/** A round of rolled roast pork: dark edge, pink face, arcs of fat, marbling. */
export const porkRound: Part = (random, size, palette = ['#6A2E14', '#BE7650', '#F3D3B2']) => {
  const [edge = '#6A2E14', face = '#BE7650', fat = '#F3D3B2'] = palette;
  const outline = blobPoints(random, size, { points: 14, rough: 0.045 });
  const within = (share: number) =>
    closed(outline.map((point) => at(point.x * share, point.y * share)));
  const start = random.angle();
  const arcs = [
    { reach: 0.72, span: 3.7, width: 0.11 },
    { reach: 0.46, span: 2.9, width: 0.085 },
    { reach: 0.2, span: 3.6, width: 0.07 },
  ].map(({ reach, span, width }, index) => {
    const from = start + index * 2.1;
    const points = arcPoints(at(0, 0), size * reach, from, from + span, 9).map((point) =>
      at(
        point.x + random.between(-0.03, 0.03) * size,
        point.y + random.between(-0.03, 0.03) * size,
      ),
    );
    return (
      path(open(points), {
        fill: 'none',
        stroke: shade(face, 0.25),
        'stroke-width': num(size * (width + 0.045)),
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      }) +
      path(open(points), {
        fill: 'none',
        stroke: fat,
        'stroke-width': num(size * width * random.between(0.85, 1.2)),
        'stroke-linecap': 'round',
      })
    );
  });
  const grain = Array.from({ length: 26 }, () => {
    const spot = polar(random.angle(), size * 0.85 * Math.sqrt(random.next()));
    const turn = random.between(-0.6, 0.6);
    return `M${num(spot.x)} ${num(spot.y)}l${num(Math.cos(turn) * size * 0.12)} ${num(Math.sin(turn) * size * 0.12)}`;
  });
  return {
    body:
      path(within(1), {
        fill: linear([
          [0, lit(edge, 0.18)],
          [0.5, edge],
          [1, shade(edge, 0.45)],
        ]),
      }) +
      path(within(0.92), {
        fill: radial(
          [
            [0, lit(face, 0.22)],
            [0.7, face],
            [1, shade(face, 0.22)],
          ],
          { cx: 0.46, cy: 0.46, r: 0.58 },
        ),
      }) +
      path(grain.join(''), {
        fill: 'none',
        stroke: shade(face, 0.35),
        'stroke-width': size * 0.022,
        'stroke-opacity': 0.45,
        'stroke-linecap': 'round',
      }) +
      arcs.join('') +
      path(within(0.97), {
        opacity: 0.55,
        filter: patches({ colour: shade(edge, 0.1), frequency: 0.035, gain: 5, cut: 3 }),
      }) +
      path(within(0.95), {
        fill: 'none',
        stroke: shade(edge, 0.3),
        'stroke-width': size * 0.05,
        'stroke-opacity': 0.55,
        filter: blur(1.4),
      }),
    radius: size,
  };
};

/** A sheet of nori; `size` is half its long side. */
export const noriSheet: Part = (random, size) => {
  const wide = size * 0.66;
  const rough = (x: number, y: number) =>
    at(x + random.between(-1.4, 1.4), y + random.between(-1.4, 1.4));
  const sides: [number, number, number, number][] = [
    [-wide, -size, wide, -size],
    [wide, -size, wide, size],
    [wide, size, -wide, size],
    [-wide, size, -wide, -size],
  ];
  const points = sides.flatMap(([x1, y1, x2, y2]) =>
    Array.from({ length: 7 }, (_, index) =>
      rough(x1 + ((x2 - x1) * index) / 7, y1 + ((y2 - y1) * index) / 7),
    ),
  );
  return {
    body:
      path(polygon(points), {
        fill: linear([
          [0, '#3C5A40'],
          [0.5, '#1F3526'],
          [1, '#142019'],
        ]),
      }) +
      path(polygon(points), {
        opacity: 0.7,
        filter: patches({ colour: '#0A120C', frequency: [0.03, 0.09], gain: 6, cut: 2.9 }),
      }) +
      path(polygon(points), {
        opacity: 0.5,
        filter: patches({ colour: '#6B8A5C', frequency: 0.13, gain: 7, cut: 4.3 }),
      }),
    radius: size,
  };
};

/** A slice of naruto: a scalloped white round with a pink swirl. */
export const naruto: Part = (_random, size) => {
  const outline = Array.from({ length: 32 }, (_, index) =>
    polar((index / 32) * Math.PI * 2, size * (index % 2 === 0 ? 1.04 : 0.9)),
  );
  const swirl = Array.from({ length: 22 }, (_, index) =>
    polar(-0.6 + index * 0.36, size * (0.68 - index * 0.027)),
  );
  return {
    body:
      path(closed(outline), {
        fill: radial(
          [
            [0, '#FFFFFF'],
            [0.8, '#FFF8EE'],
            [1, '#EFDFC9'],
          ],
          { cx: 0.45, cy: 0.45, r: 0.6 },
        ),
      }) +
      path(open(swirl), {
        fill: 'none',
        stroke: '#EE7F9F',
        'stroke-width': num(size * 0.16),
        'stroke-linecap': 'round',
      }) +
      path(open(swirl), {
        fill: 'none',
        stroke: '#F9B4C8',
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }),
    radius: size,
  };
};

/** A strip of fermented bamboo shoot with its long fibres. */
export const menma: Part = (random, size, palette = ['#C99352', '#B98042', '#D8A667']) => {
  const colour = vary(random, random.pick(palette));
  const half = size * random.between(0.17, 0.23);
  const long = size * random.between(0.85, 1.08);
  const fibres = Array.from({ length: 6 }, (_, index) => {
    const y = -half + (half * 2 * (index + 0.6)) / 6.4;
    return `M${num(-long * 0.94)} ${num(y)}Q0 ${num(y + random.between(-1.5, 1.5))} ${num(long * 0.94)} ${num(y + random.between(-1, 1))}`;
  });
  return {
    body:
      tag('rect', {
        x: num(-long),
        y: num(-half),
        width: num(long * 2),
        height: num(half * 2),
        rx: num(half * 0.4),
        fill: linear(
          [
            [0, lit(colour, 0.25)],
            [0.5, colour],
            [1, shade(colour, 0.25)],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      path(fibres.join(''), {
        fill: 'none',
        stroke: shade(colour, 0.4),
        'stroke-width': 1.2,
        'stroke-opacity': 0.55,
      }) +
      path(fibres.slice(0, 3).join(''), {
        fill: 'none',
        stroke: lit(colour, 0.6),
        'stroke-width': 1,
        'stroke-opacity': 0.5,
        transform: 'translate(0 1.8)',
      }),
    radius: size * 0.6,
  };
};
