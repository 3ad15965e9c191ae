import { define } from './paint.ts';
import { toSeed } from './random.ts';
import { tag } from './shape.ts';

export interface Shadow {
  /** Height of the piece above its ground, in units. */
  lift: number;
  blur: number;
  colour: string;
  strength: number;
  /** Strength of the wide second shadow. */
  far: number;
}

export interface Material {
  bevel: number;
  height: number;
  /** Share of the surface grain in the height map. */
  tamp: number;
  grain: number;
  gloss: number;
  exponent: number;
  /** Draws whole highlights (eggs, glaze, metal) instead of highlights broken by the grain. */
  whole?: boolean;
  diffuse?: number;
  ambient?: number;
  mottle?: { colour: string; strength: number; frequency: number; cut?: number };
  shadow: Shadow;
}

/** Colour matrix that turns red noise into alpha: red x gain - cut. */
const alphaOf = (gain: number, cut: number): string =>
  `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${-cut}`;
const distant = (elevation: number): string =>
  tag('feDistantLight', { azimuth: LIGHT.azimuth, elevation });

const LIGHT = { azimuth: 228, diffuse: 56, specular: 50 };

function writeShadow(
  name: string,
  dx: number,
  dy: number,
  blur: number,
  colour: string,
  alpha: number,
) {
  return [
    tag('feOffset', { in: 'SourceAlpha', dx, dy }),
    tag('feGaussianBlur', { stdDeviation: blur, result: `${name}a` }),
    tag('feFlood', { 'flood-color': colour, 'flood-opacity': alpha }),
    tag('feComposite', { in2: `${name}a`, operator: 'in', result: name }),
  ];
}

function writeMottle(look: Material, seed: number): string[] {
  const { mottle } = look;
  if (mottle === undefined) return [];
  return [
    tag('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: mottle.frequency,
      numOctaves: 3,
      seed: (seed + 31) % 997,
    }),
    tag('feColorMatrix', {
      values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 0 ${-(mottle.cut ?? 2.6)}`,
      result: 'ma',
    }),
    tag('feFlood', { 'flood-color': mottle.colour, 'flood-opacity': mottle.strength }),
    tag('feComposite', { in2: 'ma', operator: 'in' }),
    tag('feComposite', { in2: 'SourceGraphic', operator: 'atop', result: 'colour' }),
  ];
}

/** The only lighting filter of the kit. The order of its primitives must not change. */
export function material(look: Material): string {
  const {
    bevel,
    height,
    tamp,
    gloss,
    exponent,
    whole = false,
    diffuse = 1.2,
    ambient = 0.1,
  } = look;
  const { shadow } = look;
  const seed = toSeed(JSON.stringify(look)) % 997;
  const colour = look.mottle === undefined ? 'SourceGraphic' : 'colour';
  return define('m', (id) =>
    tag(
      'filter',
      {
        id,
        x: '-15%',
        y: '-15%',
        width: '135%',
        height: '135%',
        'color-interpolation-filters': 'sRGB',
      },
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: look.grain,
        numOctaves: 3,
        seed,
        result: 'noise',
      }),
      tag('feColorMatrix', { values: alphaOf(1.7, 0.35), result: 'grain' }),
      tag('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: bevel, result: 'bevel' }),
      tag('feComposite', {
        in: 'bevel',
        in2: 'grain',
        operator: 'arithmetic',
        k1: tamp,
        k2: 1 - tamp,
      }),
      // 8-bit heights would show contour lines without this second blur.
      tag('feGaussianBlur', { stdDeviation: 1.1, result: 'height' }),
      ...writeMottle(look, seed),
      tag(
        'feDiffuseLighting',
        {
          in: 'height',
          surfaceScale: height,
          diffuseConstant: diffuse,
          'lighting-color': '#FFFAF0',
          result: 'light',
        },
        distant(LIGHT.diffuse),
      ),
      tag('feComposite', { in: colour, in2: 'light', operator: 'arithmetic', k1: 1, k2: ambient }),
      tag('feComposite', { in2: 'SourceGraphic', operator: 'in', result: 'lit' }),
      ...(gloss > 0
        ? [
            tag(
              'feSpecularLighting',
              {
                in: 'height',
                surfaceScale: height,
                specularConstant: gloss,
                specularExponent: exponent,
                'lighting-color': '#FFF7EA',
                result: 'shine',
              },
              distant(LIGHT.specular),
            ),
            ...(whole
              ? []
              : [
                  tag('feColorMatrix', { in: 'noise', values: alphaOf(5, 1.9), result: 'broken' }),
                  tag('feComposite', {
                    in: 'shine',
                    in2: 'broken',
                    operator: 'in',
                    result: 'shine',
                  }),
                ]),
            tag('feComposite', {
              in: 'shine',
              in2: 'SourceAlpha',
              operator: 'in',
              result: 'shine',
            }),
          ]
        : []),
      ...writeShadow(
        'far',
        1.6 * shadow.lift,
        2.2 * shadow.lift,
        3.2 * shadow.blur,
        shadow.colour,
        shadow.far,
      ),
      ...writeShadow(
        'near',
        0.7 * shadow.lift,
        shadow.lift,
        shadow.blur,
        shadow.colour,
        shadow.strength,
      ),
      tag(
        'feMerge',
        {},
        ...['far', 'near', 'lit', ...(gloss > 0 ? ['shine'] : [])].map((layer) =>
          tag('feMergeNode', { in: layer }),
        ),
      ),
    ),
  );
}
