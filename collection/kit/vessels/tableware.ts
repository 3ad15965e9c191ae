import { board as plank } from '../board.ts';
import type { Glaze } from '../glazes.ts';
import { type Outline, round } from '../outline.ts';
import type { Vessel } from '../picture.ts';
import type { Point } from '../shape.ts';
import { type VesselShape, vessel } from '../vessel.ts';
import { writeBasket } from './basket.ts';
import { writePaper } from './paper.ts';

export type Form = 'round' | 'oval' | 'square' | 'oblong';

/** A vessel that a dish may choose. It is built when its position is known. */
export interface Tableware {
  /** Kind, form and glaze, which tests compare. */
  name: string;
  form: Form;
  reach: readonly [number, number];
  build: (centre: Point) => Vessel;
}

interface Look {
  form?: Form;
  /** Half the short side, 230 to 330 for a main vessel. */
  size?: number;
  /** Ratio of the long to the short side of an oval or an oblong. */
  ratio?: number;
  inside?: Glaze;
  /** Colours of the lines on the rim, from the outside in. */
  bands?: readonly string[];
  specks?: number;
  noise?: number;
  rim?: number;
}

function toOutline(form: Form, size: number, ratio: number): Outline {
  if (form === 'round') return round(size);
  if (form === 'oval') return { reach: [size * ratio, size] };
  if (form === 'square') return { reach: [size, size], corner: size * 0.16 };
  return { reach: [size * ratio, size], corner: size * 0.16 };
}

function make(kind: string, glaze: Glaze, look: Look, fixed: Partial<VesselShape>): Tableware {
  const { form = 'round', size = 290, ratio = 1.4, bands = [], inside, specks, noise } = look;
  const outline = toOutline(form, size, ratio);
  return {
    name: `${kind} ${form} ${glaze}`,
    form,
    reach: outline.reach,
    build: (centre) =>
      vessel({
        ...fixed,
        ...(look.rim !== undefined && { rim: look.rim }),
        ...(inside && { inside }),
        ...(specks !== undefined && { specks }),
        ...(noise !== undefined && { noise }),
        glaze,
        outline,
        centre,
        bands: bands.map((colour, index) => ({
          at: 0.28 + index * 0.3,
          width: 0.022 - index * 0.007,
          colour,
        })),
      }),
  };
}

/** A deep bowl. */
export const bowl = (glaze: Glaze, look: Look = {}): Tableware =>
  make('bowl', glaze, look, { rim: 0.085, wall: 0.04 });
/** A flat plate, which neither clips nor shades its food. */
export const plate = (glaze: Glaze, look: Look = {}): Tableware =>
  make('plate', glaze, look, { rim: 0.14, flat: true });
/** A soup plate or pasta bowl with a broad rim and a well. */
export const deepPlate = (glaze: Glaze, look: Look = {}): Tableware =>
  make('deep plate', glaze, look, { rim: 0.17, wall: 0.03 });
/** A pan with loops at two sides, or with a bar at `handle` degrees. */
export const pan = (
  glaze: Glaze,
  look: Look & { handle?: number; loops?: readonly number[] } = {},
): Tableware =>
  make('pan', glaze, look, {
    rim: 0.06,
    wall: 0.035,
    ...(look.handle === undefined ? { loops: look.loops ?? [0, 180] } : { handle: look.handle }),
  });
/** A baking dish or tray with low walls. */
export const tray = (glaze: Glaze, look: Look = {}): Tableware =>
  make(
    'tray',
    glaze,
    { form: 'oblong', size: 250, ratio: 1.5, ...look },
    { rim: 0.055, wall: 0.05 },
  );
/** A cup or mug with its handle at `ear` degrees. */
export const cup = (glaze: Glaze, look: Look & { ear?: number } = {}): Tableware =>
  make('cup', glaze, { size: 240, ...look }, { rim: 0.06, wall: 0.07, loops: [look.ear ?? -30] });

/** A wooden board or a slate. `size` is half its short side. */
export function board(
  kind: 'oak' | 'walnut' | 'slate',
  look: {
    size?: number;
    ratio?: number;
    turn?: number;
    form?: 'round' | 'oblong';
    handle?: number;
  } = {},
): Tableware {
  const { size = 270, ratio = 1.36, turn = 0, form = 'oblong', handle } = look;
  const sides = [size * ratio * 2, size * 2] as const;
  const outline: Outline =
    form === 'round' ? round(size) : { reach: [size * ratio, size], corner: 12 };
  return {
    name: `board ${form} ${kind}`,
    form,
    reach: outline.reach,
    build: (centre) => ({
      ...plank({
        centre,
        kind,
        turn,
        ...(form === 'round' ? { radius: size } : { sides }),
        ...(handle !== undefined && { handle }),
      }),
      inside: outline,
    }),
  };
}

/** A woven basket with a cloth of the colour `lining`. */
export function basket(
  lining: string,
  look: { size?: number; form?: 'round' | 'oval'; ratio?: number } = {},
): Tableware {
  const { size = 280, form = 'round', ratio = 1.3 } = look;
  const outline = toOutline(form, size, ratio);
  return {
    name: `basket ${form} ${lining}`,
    form,
    reach: outline.reach,
    build: (centre) => writeBasket(centre, outline, lining),
  };
}

/** A sheet of paper with spots of oil and optional printed checks. */
export function paper(
  look: { size?: number; ratio?: number; checks?: string; turn?: number } = {},
): Tableware {
  const { size = 270, ratio = 1.3, checks, turn = -4 } = look;
  const outline: Outline = { reach: [size * ratio, size], corner: 6 };
  return {
    name: `paper oblong ${checks ?? 'plain'}`,
    form: 'oblong',
    reach: outline.reach,
    build: (centre) => writePaper(centre, outline, turn, checks),
  };
}
