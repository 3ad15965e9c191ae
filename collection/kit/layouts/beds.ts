import { lit, shade } from '../colour.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { shrink, trace } from '../outline.ts';
import { blur, patches, radial } from '../paint.ts';
import { nest as coil } from '../parts/grains/noodles.ts';
import { grains } from '../parts/grains/rice.ts';
import { bananaLeaf } from '../parts/produce/banana-leaf.ts';
import { disc } from '../place.ts';
import { circle, ellipse, group, place } from '../shape.ts';
import { insideOf, type Spot, toPoint, within } from './spot.ts';
import { type Verb, verb } from './verb.ts';

/** Colours of the grains, between them and at the foot, and the length and width of a grain. */
type Grain = readonly [
  palette: readonly string[],
  base: string,
  dark: string,
  grain: readonly [number, number],
];

const GRAINS = {
  white: [['#FFFAF0', '#FBF2E2', '#FFF6E4', '#F8ECD6'], '#F3E6CC', '#A87838', [17, 6.4]],
  sushi: [['#FFFCF4', '#FBF4E6', '#F8EEDC'], '#F3E8D2', '#A88448', [13, 8]],
  sticky: [['#FFFBF2', '#F9F1E0', '#FFF7E8'], '#F1E5CE', '#A8844C', [15, 8.4]],
  bomba: [['#F6B92C', '#FBCF4E', '#EDA51C', '#FDDB6C'], '#E9A21C', '#B5690C', [11, 7.6]],
  saffron: [
    ['#FFF6E2', '#FBEFD2', '#F8C83C', '#FDDB6C', '#FFFAF0'],
    '#F3DCA0',
    '#A87420',
    [20, 5.6],
  ],
  jollof: [['#E2581C', '#D2461A', '#EE7430', '#C93C14'], '#D8511C', '#7A1E06', [17, 6.2]],
  brown: [['#B9793A', '#A4652A', '#CB8E50', '#8E5420'], '#A8692E', '#4E2608', [16, 6.2]],
  blackBean: [['#7A5A52', '#8E6E62', '#6A4A44', '#A08276'], '#6E504A', '#2A1612', [16, 6.2]],
  beanRed: [['#E8C4A0', '#DDB28C', '#F0D4B6', '#D2A27C'], '#D4A680', '#7A3E22', [21, 8]],
  wild: [['#3A2418', '#5A3A22', '#2A1A12', '#8A6A44'], '#4A3020', '#1A0E08', [22, 5]],
  fried: [['#FADC82', '#FDEBB0', '#F6CF62', '#FFF6DA'], '#F3D27A', '#B47E1E', [19, 6.2]],
  risotto: [['#F4E2B8', '#EED6A0', '#F9ECCB'], '#EAD09A', '#9A6E2C', [12, 7.4]],
  couscous: [['#F2CE7C', '#E9BE62', '#F8DD9C', '#DDAE50'], '#E8BE68', '#9A6A1C', [5, 4.4]],
  bulgur: [['#D9A658', '#C68F40', '#E5BB78'], '#CE9A4C', '#7A4A14', [6.4, 5]],
  quinoa: [['#F3DDAE', '#E9CC92', '#FAEBCB', '#B9683A'], '#EBD3A0', '#9A6A2C', [6, 5.4]],
  farofa: [['#E8C474', '#DBB05A', '#F2D694', '#C08A3A'], '#DDB462', '#8A5A1C', [5, 4.2]],
  sugarCrumb: [['#F6E3BC', '#EBCF98', '#FFF3D8'], '#EED8A8', '#A8824A', [6, 5]],
} as const satisfies Record<string, Grain>;
export type GrainName = keyof typeof GRAINS;

const lookOf = (dark: string) => ({
  ...MATERIALS.rice,
  height: 2.2,
  ambient: 0.14,
  ...lifted(1.8, dark, 0.45, 0.1),
});

/** Grains that fill the well. Gaps have a colour of their own so that they do not look dirty. */
export function bed(name: GrainName, look: { fill?: number; density?: number } = {}): Verb {
  const [palette, base, dark, grain] = GRAINS[name];
  const { fill = 0.98, density = 1 } = look;
  return verb([], (stage) => {
    const own = shrink(insideOf(stage), stage.well * (1 - fill));
    const [rx, ry] = own.reach;
    const count = Math.round(((rx * ry) / (grain[0] * grain[1])) * 6.4 * density);
    return (
      trace(own, {
        fill: radial([
          [0, lit(base, 0.15)],
          [0.7, base],
          [1, shade(base, 0.25)],
        ]),
      }) +
      trace(own, {
        opacity: 0.5,
        filter: patches({ colour: dark, frequency: 0.06, gain: 4, cut: 1.9 }),
      }) +
      grains({
        grains: count,
        region: within(stage, 0, fill * 0.99),
        palette,
        grain,
        material: lookOf(dark),
      })(stage)
    );
  });
}

/** A mound of grains around a spot, shaded at its foot. `reach` is its radius as a share of the well. */
export function mound(
  name: GrainName,
  spot: Spot,
  reach: number,
  look: { squash?: number; shadow?: string } = {},
): Verb {
  const [palette, base, dark, grain] = GRAINS[name];
  const { squash = 1, shadow = '#2A0E02' } = look;
  return verb([], (stage) => {
    const radius = reach * stage.well;
    const count = Math.round(((radius * radius) / (grain[0] * grain[1])) * 9.4);
    return group(
      { transform: `${place(toPoint(stage, spot))} scale(1 ${squash})` },
      ellipse(radius * 0.1, radius * 0.14, radius * 1.02, radius * 1.02, {
        fill: shadow,
        'fill-opacity': 0.55,
        filter: blur(radius * 0.06),
      }),
      circle(0, 0, radius * 0.94, {
        fill: radial([
          [0, lit(base, 0.15)],
          [0.7, base],
          [1, shade(base, 0.3)],
        ]),
      }),
      grains({
        grains: count,
        region: disc(radius * 0.96, { x: 0, y: 0 }, { radius: radius * 0.7, share: 0.35 }),
        palette,
        grain,
        passes: 5,
        material: lookOf(dark),
      })(stage),
      circle(0, 0, radius * 1.04, {
        fill: radial(
          [
            [0, dark, 0],
            [0.5, dark, 0.02],
            [0.8, dark, 0.3],
            [1, shade(dark, 0.3), 0.6],
          ],
          { cx: 0.4, cy: 0.38, r: 0.68 },
        ),
        filter: blur(radius * 0.03),
      }),
      ellipse(-radius * 0.26, -radius * 0.3, radius * 0.42, radius * 0.36, {
        fill: '#FFFFFF',
        'fill-opacity': 0.24,
        filter: blur(radius * 0.14),
      }),
    );
  });
}

const NOODLES = {
  wheat: ['#F6DC98', '#EFCD80', '#FAE7B4', '#E9C06C'],
  spaghetti: ['#F4D384', '#EFC66C', '#F8DE9C', '#E6B954'],
  rice: ['#FBF3E2', '#F6EBD4', '#FFF9EC'],
  egg: ['#F2C24E', '#EBB23C', '#F7D070'],
  soba: ['#9A7A5E', '#8A6A50', '#AC8C70'],
  sauced: ['#F1CF86', '#E6B964', '#EFC678', '#DDA84F'],
  red: ['#D9682E', '#C9541E', '#E57C42'],
  vermicelli: ['#FDF8EE', '#F6EEDE', '#FFFCF6'],
  bihon: ['#F2BE5E', '#E6A83E', '#F9D484', '#DB962E'],
  spatzle: ['#F2CE6C', '#EABF54', '#F8DC8C'],
  tamarind: ['#E0964A', '#D48438', '#EBAC66', '#C8742C'],
} as const satisfies Record<string, readonly string[]>;

/** A swirled nest of noodles or long pasta; `reach` is its radius as a share of the well. */
export const nest = (
  name: keyof typeof NOODLES,
  look: { reach?: number; width?: number; at?: Spot; bundles?: number } = {},
): Verb =>
  verb([], (stage) =>
    group(
      { transform: place(toPoint(stage, look.at ?? 'centre')) },
      coil({
        radius: (look.reach ?? 0.9) * stage.well,
        palette: NOODLES[name],
        width: look.width ?? 9,
        bundles: look.bundles ?? 15,
      })(stage),
    ),
  );

/** A banana leaf over the well. */
export const leafUnder = (look: { reach?: number; turn?: number; green?: string } = {}): Verb =>
  verb([], (stage) =>
    bananaLeaf(
      shrink(insideOf(stage), stage.well * (1 - (look.reach ?? 0.97))),
      look.turn ?? -28,
      look.green ?? '#3C8A34',
    )(stage),
  );
