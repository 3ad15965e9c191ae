import type { Material, Shadow } from './material.ts';

/** A contact shadow and a wide shadow for a piece that is `lift` units above its ground. */
export const lifted = (
  lift: number,
  colour = '#240B02',
  strength = 0.52,
  far = 0.18,
): { shadow: Shadow } => ({ shadow: { lift, blur: 0.8 + lift * 0.38, colour, strength, far } });

type Relief = readonly [bevel: number, height: number, tamp: number, grain: number];
type Shine = readonly [gloss: number, exponent: number];

function look(relief: Relief, shine: Shine, ...more: readonly Partial<Material>[]): Material {
  const [bevel, height, tamp, grain] = relief;
  const [gloss, exponent] = shine;
  const plain = { bevel, height, tamp, grain, gloss, exponent, ...lifted(4) };
  return Object.assign(plain, ...more);
}

const mottle = (colour: string, strength: number, frequency: number): Pick<Material, 'mottle'> => ({
  mottle: { colour, strength, frequency },
});

const whole = { whole: true };

/** For pieces on the cloth next to the vessel. */
export const onCloth = lifted(7, '#160300', 0.5, 0.26);

/** Named materials. A dish may change single values: `{ ...MATERIALS.rice, height: 3 }`. */
export const MATERIALS = {
  rice: look([1.5, 2.6, 0.04, 0.1], [0.25, 16], lifted(2, '#8A6136', 0.45, 0.1), { ambient: 0.12 }),
  noodles: look([2, 3.8, 0.05, 0.05], [0.5, 20], lifted(4, '#4A1C04', 0.58, 0.25)),
  herbs: look([2.2, 4.6, 0.2, 0.12], [0.36, 18], lifted(4, '#180F02', 0.5, 0.16)),
  crisp: look([2.6, 4.6, 0.16, 0.08], [0.6, 30], lifted(3.4)),
  wet: look([3.5, 6, 0.2, 0.05], [0.9, 26]),
  meat: look(
    [4, 7, 0.26, 0.08],
    [0.8, 22],
    lifted(4.2, '#1C0700', 0.6, 0.25),
    mottle('#2E0F04', 0.48, 0.045),
  ),
  glazed: look([7, 11, 0.26, 0.05], [1.1, 22], lifted(6), mottle('#3A1204', 0.4, 0.04)),
  flatbread: look(
    [6, 7, 0.07, 0.02],
    [0.15, 14],
    lifted(6, '#1E0A02', 0.5, 0.25),
    mottle('#C98A42', 0.45, 0.025),
  ),
  crust: look(
    [17, 22, 0.09, 0.03],
    [0, 14],
    lifted(6, '#1E0A02', 0.5, 0.25),
    mottle('#8A480F', 0.6, 0.02),
  ),
  cheese: look(
    [10, 5, 0.08, 0.016],
    [0.8, 15],
    lifted(2.4, '#8A2A08', 0.35, 0.1),
    mottle('#E6A951', 0.65, 0.03),
  ),
  eggWhite: look([6, 7, 0.07, 0.026], [0.35, 34], lifted(4.4, '#3A1703', 0.45, 0.16), whole),
  fish: look([8, 11, 0.1, 0.02], [1.1, 22], lifted(5)),
  syrup: look([5, 8, 0.06, 0.012], [1.2, 34], lifted(2.4, '#3A1402', 0.4, 0.1), whole),
  citrus: look([3.4, 6, 0.04, 0.06], [0.9, 36], lifted(4.2)),
  curd: look([7, 10, 0.16, 0.045], [0, 14], lifted(6, '#4A2A10', 0.5, 0.2), { ambient: 0.12 }),
  nori: look([2.2, 4, 0.3, 0.16], [0.3, 14]),
  metal: look([6, 9, 0, 0.02], [0.9, 26], lifted(6, '#160300', 0.5, 0.25), whole),
  seeds: look([1.2, 2.4, 0.06, 0.2], [0.3, 18], lifted(1.6, '#1C0A00', 0.5, 0)),
} as const satisfies Record<string, Material>;
