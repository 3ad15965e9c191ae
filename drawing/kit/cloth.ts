import { define, linear } from './paint.ts';
import { type Entry, FRAME } from './picture.ts';
import { circle, path, tag } from './shape.ts';

const FULL = { x: 0, y: 0, width: FRAME.width, height: FRAME.height };

function weave(
  ground: string,
  size: readonly [number, number],
  drawing: string,
  crease = '#120000',
): Entry {
  const [width, height] = size;
  const fill = define('c', (id) =>
    tag('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, drawing),
  );
  return () =>
    tag('rect', { ...FULL, fill: ground }) + tag('rect', { ...FULL, fill }) + folds(crease);
}

const tone = (colour: string, share: number, gain: number, cut: number) =>
  define('f', (id) =>
    tag(
      'filter',
      { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '.0026 .0075',
        numOctaves: 2,
        seed: 7,
      }),
      tag('feColorMatrix', {
        values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${cut}`,
        result: 'a',
      }),
      tag('feFlood', { 'flood-color': colour, 'flood-opacity': share }),
      tag('feComposite', { in2: 'a', operator: 'in' }),
    ),
  );

/** Soft folds: slow noise as shade, its inverse as light. No lighting here: it would show contour lines. */
function folds(crease: string): string {
  return (
    tag('rect', { ...FULL, filter: tone(crease, 0.26, 2.2, -0.82) }) +
    tag('rect', { ...FULL, filter: tone('#FFE6C8', 0.07, -2.2, 0.98) })
  );
}

/** Asian: waves of concentric arcs, repeat 80. */
export function waves(): Entry {
  const line = '#C93E29';
  const scale = (x: number, y: number): string =>
    circle(x, y, 40, { fill: '#B92B1C', stroke: line, 'stroke-width': 3 }) +
    [27, 14]
      .map((r) => circle(x, y, r, { fill: 'none', stroke: line, 'stroke-width': 3 }))
      .join('');
  const rows = [0, 20, 40, 60, 80]
    .map((y, row) => (row % 2 === 0 ? [0, 80] : [40]).map((x) => scale(x, y)).join(''))
    .join('');
  return weave('#B92B1C', [80, 40], rows);
}

/** Mediterranean: four-petal tiles, repeat 96. */
export function tiles(): Entry {
  const line = { fill: 'none', stroke: '#3D71AE', 'stroke-width': 2.2 };
  const petals =
    'M0 0C30 4 44 18 48 48C18 44 4 30 0 0ZM96 0C92 30 78 44 48 48C52 18 66 4 96 0ZM0 96C4 66 18 52 48 48C44 78 30 92 0 96ZM96 96C66 92 52 78 48 48C78 52 92 66 96 96Z';
  const corners = [0, 96]
    .map((x) => [0, 96].map((y) => circle(x, y, 20, { ...line, 'stroke-width': 2 })).join(''))
    .join('');
  return weave(
    '#1D4E89',
    [96, 96],
    path(petals, { ...line, fill: '#275A97' }) +
      corners +
      circle(48, 48, 10, { fill: '#1D4E89', stroke: '#3D71AE', 'stroke-width': 2.2 }) +
      circle(48, 48, 4, { fill: '#3D71AE' }) +
      [0, 96]
        .map((x) => [0, 96].map((y) => circle(x, y, 7, { fill: '#3D71AE' })).join(''))
        .join('') +
      path('M48 0V20M48 76V96M0 48H20M76 48H96', { ...line, 'stroke-width': 2 }),
  );
}

const row = (y: number, colour: string, width: number): string =>
  path(`M-33 ${y + 33}L0 ${y}L33 ${y + 33}L66 ${y}L99 ${y + 33}`, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
  });

/** Latin: zigzag rows of 66, every fourth line in gold. */
export function zigzag(): Entry {
  const rows = [-1, 0].map((turn) => {
    const top = turn * 264;
    return (
      row(top + 16, '#197F63', 10) +
      row(top + 82, '#0A5744', 10) +
      row(top + 148, '#197F63', 10) +
      row(top + 214, '#E8A21C', 5) +
      row(top + 232, '#0A5744', 4)
    );
  });
  return weave('#0E6B54', [66, 264], rows.join(''));
}

/** American: gingham in bands of 60. */
export function gingham(): Entry {
  const bandOf = { fill: '#D98E12', 'fill-opacity': 0.42 };
  return weave(
    '#F6C453',
    [120, 120],
    tag('rect', { x: 0, y: 0, width: 60, height: 120, ...bandOf }) +
      tag('rect', { x: 0, y: 0, width: 120, height: 60, ...bandOf }) +
      path('M0 0H120M0 60H120M0 0V120M60 0V120', {
        stroke: '#B9770C',
        'stroke-width': 1.2,
        'stroke-opacity': 0.35,
      }),
    '#8A4A00',
  );
}

/** The fallback, also for red or busy dishes: plum with dots at 48. */
export function dots(): Entry {
  return weave(
    '#5B2140',
    [48, 48],
    circle(12, 12, 5, {
      fill: linear([
        [0, '#8A4166'],
        [1, '#6B2C4E'],
      ]),
    }) + circle(36, 36, 3, { fill: '#6E2E51' }),
  );
}
