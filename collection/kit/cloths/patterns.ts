import { lit, shade } from '../colour.ts';
import { linear } from '../paint.ts';
import { circle, path, tag } from '../shape.ts';

export interface Weave {
  ground: string;
  size: readonly [number, number];
  drawing: string;
  /** Colour of the shade in folds. */
  crease: string;
}

const CREASE = '#120000';

const each = (draw: (x: number, y: number) => string): string =>
  [0, 96].map((x) => [0, 96].map((y) => draw(x, y)).join('')).join('');

const zigzagRow = (y: number, stroke: string, width: number): string =>
  path(`M-33 ${y + 33}L0 ${y}L33 ${y + 33}L66 ${y}L99 ${y + 33}`, {
    fill: 'none',
    stroke,
    'stroke-width': width,
  });

const lozenge = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  path(`M${x - rx} ${y}L${x} ${y - ry}L${x + rx} ${y}L${x} ${y + ry}Z`, { fill });

const bar = (x: number, width: number, fill: string): string =>
  tag('rect', { x, y: 0, width, height: 24, fill });

/** Asian: waves of concentric arcs, repeat 80. */
export function waves(ground: string, line: string): Weave {
  const scale = (x: number, y: number): string =>
    circle(x, y, 40, { fill: ground, stroke: line, 'stroke-width': 3 }) +
    [27, 14]
      .map((r) => circle(x, y, r, { fill: 'none', stroke: line, 'stroke-width': 3 }))
      .join('');
  const rows = [0, 20, 40, 60, 80]
    .map((y, row) => (row % 2 === 0 ? [0, 80] : [40]).map((x) => scale(x, y)).join(''))
    .join('');
  return { ground, size: [80, 40], drawing: rows, crease: CREASE };
}

/** Mediterranean: four-petal tiles, repeat 96. */
export function tiles(ground: string, petal: string, edge: string): Weave {
  const line = { fill: 'none', stroke: edge, 'stroke-width': 2.2 };
  const petals =
    'M0 0C30 4 44 18 48 48C18 44 4 30 0 0ZM96 0C92 30 78 44 48 48C52 18 66 4 96 0ZM0 96C4 66 18 52 48 48C44 78 30 92 0 96ZM96 96C66 92 52 78 48 48C78 52 92 66 96 96Z';
  const drawing =
    path(petals, { ...line, fill: petal }) +
    each((x, y) => circle(x, y, 20, { ...line, 'stroke-width': 2 })) +
    circle(48, 48, 10, { fill: ground, stroke: edge, 'stroke-width': 2.2 }) +
    circle(48, 48, 4, { fill: edge }) +
    each((x, y) => circle(x, y, 7, { fill: edge })) +
    path('M48 0V20M48 76V96M0 48H20M76 48H96', { ...line, 'stroke-width': 2 });
  return { ground, size: [96, 96], drawing, crease: CREASE };
}

/** Latin: zigzag rows of 66, every fourth line in a bright colour. */
export function zigzag(ground: string, light: string, dark: string, bright: string): Weave {
  const rows = [-264, 0].map(
    (top) =>
      zigzagRow(top + 16, light, 10) +
      zigzagRow(top + 82, dark, 10) +
      zigzagRow(top + 148, light, 10) +
      zigzagRow(top + 214, bright, 5) +
      zigzagRow(top + 232, dark, 4),
  );
  return { ground, size: [66, 264], drawing: rows.join(''), crease: CREASE };
}

/** American: gingham in bands of 60. */
export function gingham(ground: string, band: string, thread: string, crease: string): Weave {
  const bandOf = { fill: band, 'fill-opacity': 0.42 };
  const drawing =
    tag('rect', { x: 0, y: 0, width: 60, height: 120, ...bandOf }) +
    tag('rect', { x: 0, y: 0, width: 120, height: 60, ...bandOf }) +
    path('M0 0H120M0 60H120M0 0V120M60 0V120', {
      stroke: thread,
      'stroke-width': 1.2,
      'stroke-opacity': 0.35,
    });
  return { ground, size: [120, 120], drawing, crease };
}

/** All families: dots, repeat 48, for pages that need a quiet picture. */
export function dots(ground: string, dot: string, small: string): Weave {
  const fill = linear([
    [0, lit(dot, 0.16)],
    [1, shade(dot, 0.14)],
  ]);
  return {
    ground,
    size: [48, 48],
    drawing: circle(12, 12, 5, { fill }) + circle(36, 36, 3, { fill: small }),
    crease: CREASE,
  };
}

/** African: rows of lozenges between narrow woven borders, repeat 120 x 160. */
export function lozenges(ground: string, shape: string, heart: string, line: string): Weave {
  const drawn = [0, 60, 120]
    .map(
      (x) =>
        lozenge(x, 56, 28, 40, shape) +
        lozenge(x, 56, 17, 25, ground) +
        lozenge(x, 56, 9, 13, heart) +
        lozenge(x + 30, 12, 8, 8, shape) +
        lozenge(x + 30, 100, 8, 8, shape),
    )
    .join('');
  const border =
    tag('rect', { x: 0, y: 118, width: 120, height: 34, fill: shape }) +
    path(
      Array.from(
        { length: 7 },
        (_, n) => `M${n * 20 - 10} 148L${n * 20} 122L${n * 20 + 10} 148`,
      ).join(''),
      { fill: 'none', stroke: ground, 'stroke-width': 5 },
    ) +
    path('M0 115H120M0 155H120', { stroke: line, 'stroke-width': 3.4 });
  return { ground, size: [120, 160], drawing: drawn + border, crease: CREASE };
}

/** European: linen with woven stripes like a kitchen towel, repeat 24 x 240. */
export function stripes(ground: string, wide: string, narrow: string, crease: string): Weave {
  const threads = path('M0 4H240M0 12H240M0 20H240', {
    stroke: shade(ground, 0.35),
    'stroke-width': 1,
    'stroke-opacity': 0.16,
  });
  const drawing =
    bar(24, 44, wide) +
    bar(76, 7, narrow) +
    bar(9, 7, narrow) +
    bar(160, 3, wide) +
    bar(168, 3, wide) +
    threads;
  return { ground, size: [240, 24], drawing, crease };
}

const cross = (at: number, width: number, fill: string, opacity: number): string =>
  tag('rect', { x: at, y: 0, width, height: 120, fill, 'fill-opacity': opacity }) +
  tag('rect', { x: 0, y: at, width: 120, height: width, fill, 'fill-opacity': opacity });

/** Islands: madras of crossing bands and lines, repeat 120. */
export function madras(ground: string, band: string, line: string, thread: string): Weave {
  const drawing =
    cross(0, 44, band, 0.42) +
    cross(62, 6, line, 0.8) +
    cross(98, 6, line, 0.8) +
    cross(20, 4, thread, 0.6);
  return { ground, size: [120, 120], drawing, crease: CREASE };
}

/** Persian: eight-pointed stars and crosses, repeat 120. */
export function stars(ground: string, star: string, edge: string, heart: string): Weave {
  const square = 'M-36 -36H36V36H-36Z';
  const eight = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})">` +
    path(square, { fill: star, stroke: edge, 'stroke-width': 2.4 }) +
    path(square, { fill: star, stroke: edge, 'stroke-width': 2.4, transform: 'rotate(45)' }) +
    path('M-34.5 -34.5H34.5V34.5H-34.5Z', { fill: star }) +
    Array.from({ length: 8 }, (_, n) =>
      path('M0 -8C8 -16 6 -26 0 -32C-6 -26 -8 -16 0 -8Z', {
        fill: 'none',
        stroke: edge,
        'stroke-width': 1.8,
        transform: `rotate(${n * 45})`,
      }),
    ).join('') +
    circle(0, 0, 7, { fill: heart }) +
    '</g>';
  const drawing =
    path('M0 60H120M60 0V120', { stroke: edge, 'stroke-width': 1.6, 'stroke-opacity': 0.6 }) +
    eight(60, 60) +
    [0, 120]
      .map((x) =>
        [0, 120]
          .map((y) => circle(x, y, 9, { fill: 'none', stroke: edge, 'stroke-width': 2 }))
          .join(''),
      )
      .join('');
  return { ground, size: [120, 120], drawing, crease: CREASE };
}
