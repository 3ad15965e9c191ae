import type { Material } from '../material.ts';
import type { Part } from '../picture.ts';

/** A food of the table: how a piece is drawn, how large it may be (in units) and how it takes the light. */
export interface Food {
  part: Part;
  size: readonly [number, number];
  material: Material;
  palette?: readonly string[];
}

/** A row of the table. */
export function food(
  part: Part,
  size: readonly [number, number],
  material: Material,
  palette?: readonly string[],
): Food {
  return palette === undefined ? { part, size, material } : { part, size, material, palette };
}
