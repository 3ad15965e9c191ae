import type { Outline } from './outline.ts';
import type { Random } from './random.ts';
import type { Point } from './shape.ts';
import type { Traits } from './traits.ts';

export const FRAME = { width: 960, height: 720 } as const;

/** What an entry may know while it is drawn: its own generator and the well it stands in. */
export interface Stage {
  random: Random;
  /** Radius of the well; of an oval or a box half its short side. */
  well: number;
  /** The form of the well; a disc of that radius where absent. */
  inside?: Outline;
  /** The colour of shadows on pale food. */
  shade?: string;
}

/** One line of a dish's description. Food is drawn about the well's centre, everything else in the frame. */
export type Entry = (stage: Stage) => string;

export interface Vessel {
  centre: Point;
  /** Radius of what is open for food; for boards the half of the short side. */
  well: number;
  inside?: Outline;
  /** Food is cut at the well's edge, and the rim throws a shadow on it. Not so on boards and flat plates. */
  hollow: boolean;
  shadow: Entry;
  body: Entry;
  /** Highlights that lie over the food. */
  rim: Entry;
}

/** A dish's picture: the order of the fields is the order of drawing. */
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

/** A shape drawn about the origin. `over` is laid on unlit and unturned: glints, fine marks. */
export interface Piece {
  body: string;
  over?: string;
  radius: number;
}

export type Part = (random: Random, size: number, palette?: readonly string[]) => Piece;
