import { toSeed } from './random.ts';
import { tag } from './shape.ts';

/**
 * Definitions by id. The id is a hash of the content, so equal gradients and filters share one definition and parts do
 * not depend on the picture that uses them. `collectDefinitions` returns those of a picture.
 */
const shelf = new Map<string, string>();

export function define(kind: string, write: (id: string) => string): string {
  const content = write('*');
  const id = `${kind}${toSeed(content).toString(36)}`;
  const kept = shelf.get(id);
  const written = write(id);
  if (kept !== undefined && kept !== written)
    throw new Error(`Two definitions share the name ${id}`);
  shelf.set(id, written);
  return `url(#${id})`;
}

/** Returns every definition that `svg` refers to, directly or through another definition. */
export function collectDefinitions(svg: string): string {
  const found = new Set<string>();
  const search = (text: string): void => {
    for (const [, id] of text.matchAll(/url\(#(\w+)\)/g)) {
      if (id === undefined || found.has(id)) continue;
      const content = shelf.get(id);
      if (content === undefined) throw new Error(`No definition of ${id}`);
      found.add(id);
      search(content);
    }
  };
  search(svg);
  return [...found].map((id) => shelf.get(id)).join('');
}

/** Offset, colour, and opacity unless it is solid. */
export type Stop = readonly [number, string, number?];

const writeStops = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

interface Centre {
  cx?: number;
  cy?: number;
  r?: number;
}

/** A radial gradient in shares of the shape's bounding box. */
export function radial(stops: readonly Stop[], centre: Centre = {}): string {
  const { cx = 0.42, cy = 0.4, r = 0.62 } = centre;
  return define('r', (id) => tag('radialGradient', { id, cx, cy, r }, writeStops(stops)));
}

/** A linear gradient, by default from the top left to the bottom right. */
export function linear(
  stops: readonly Stop[],
  [x1, y1, x2, y2] = [0.12, 0.08, 0.88, 0.92],
): string {
  return define('l', (id) => tag('linearGradient', { id, x1, y1, x2, y2 }, writeStops(stops)));
}

export function blur(amount: number, margin = 40): string {
  return define('b', (id) =>
    tag(
      'filter',
      {
        id,
        x: `-${margin}%`,
        y: `-${margin}%`,
        width: `${100 + 2 * margin}%`,
        height: `${100 + 2 * margin}%`,
        'color-interpolation-filters': 'sRGB',
      },
      tag('feGaussianBlur', { stdDeviation: amount }),
    ),
  );
}

interface Patches {
  colour: string;
  /** One number, or two for noise that is stretched along an axis. */
  frequency: number | readonly [number, number];
  /** Alpha = red x gain - cut. */
  gain: number;
  cut: number;
  octaves?: number;
  soften?: number;
  seed?: number;
}

/** Fills a shape with irregular patches of a single colour: stains, veils, marbling, wood grain. */
export function patches(look: Patches): string {
  const { colour, frequency, gain, cut, octaves = 3, soften = 0, seed } = look;
  const rate = typeof frequency === 'number' ? String(frequency) : frequency.join(' ');
  return define('p', (id) =>
    tag(
      'filter',
      {
        id,
        x: '-5%',
        y: '-5%',
        width: '110%',
        height: '110%',
        'color-interpolation-filters': 'sRGB',
      },
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: rate,
        numOctaves: octaves,
        seed: seed ?? toSeed(rate + colour) % 997,
      }),
      tag('feColorMatrix', {
        values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${-cut}`,
        result: 'a',
      }),
      ...(soften > 0
        ? [tag('feGaussianBlur', { in: 'a', stdDeviation: soften, result: 'a' })]
        : []),
      tag('feFlood', { 'flood-color': colour }),
      tag('feComposite', { in2: 'a', operator: 'in' }),
      tag('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
    ),
  );
}
