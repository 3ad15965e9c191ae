import type { Outline } from './outline.ts';
import type { Random } from './random.ts';
import type { Point } from './shape.ts';
import type { Traits } from './traits.ts';

export const FRAME = { width: 960, height: 720 } as const;

/** Context in which an entry is drawn. */
export interface Stage {
  random: Random;
  /** Radius of the well, or half the short side of an oval or a box. */
  well: number;
  /** Form of the well. If absent, it is a disc of radius `well`. */
  inside?: Outline;
  /** The colour of shadows on pale food. */
  shade?: string;
}

/** One line of a dish's description. Food is drawn around the centre of the well, everything else in the frame. */
export type Entry = (stage: Stage) => string;

export interface Vessel {
  centre: Point;
  /** Radius of the area for food, or half the short side of a board. */
  well: number;
  inside?: Outline;
  /** True if the well's edge clips the food and the rim casts a shadow on it. False for boards and flat plates. */
  hollow: boolean;
  shadow: Entry;
  body: Entry;
  /** Highlights drawn over the food. */
  rim: Entry;
}

/** A dish's picture. The fields are in the order of drawing. */
export interface Picture {
  id: string;
  traits: Traits;
  ground: Entry;
  vessel: Vessel;
  base?: Entry;
  food: readonly Entry[];
  /** The colour of shadows on pale food. */
  shade?: string;
  /** Width of the rim's shadow on the food. */
  rimShadow?: number;
  sides?: readonly Entry[];
  props?: readonly Entry[];
}

/** A shape around the origin. `over` is drawn unlit and unrotated on top: glints, fine marks. */
export interface Piece {
  body: string;
  over?: string;
  radius: number;
}

export type Part = (random: Random, size: number, palette?: readonly string[]) => Piece;
