import type { Food } from '../foods/food.ts';
import { type FoodName, LARDER } from '../foods/larder.ts';
import type { Material } from '../material.ts';
import type { Entry, Stage } from '../picture.ts';

/** An entry that lists the foods of the table that it draws. */
export interface Verb {
  (stage: Stage): string;
  foods: readonly FoodName[];
}

export const verb = (foods: readonly FoodName[], entry: Entry): Verb =>
  Object.assign((stage: Stage) => entry(stage), { foods });

/** Wraps a hand-drawn entry. `foods` lists the foods in it. */
export const raw = (entry: Entry, foods: readonly FoodName[] = []): Verb => verb(foods, entry);

/** Changes to the table's values for one line of a dish. */
export interface Change {
  scale?: number;
  palette?: readonly string[];
  /** Directions in degrees: the mean and the deviation. If absent, pieces point in all directions. */
  turn?: readonly [number, number];
  /** Changes to single values of the material. */
  look?: Partial<Material>;
}

export interface Laid {
  part: Food['part'];
  size: readonly [number, number];
  material: Material;
  palette?: readonly string[];
}

/** Applies the changes of a line to a food of the table. The dish's `shade`, if set, colours the food's shadow. */
export function take(name: FoodName, stage: Stage, change: Change = {}): Laid {
  const food: Food = LARDER[name];
  const { scale = 1, palette = food.palette } = change;
  const shadow =
    stage.shade === undefined
      ? food.material.shadow
      : { ...food.material.shadow, colour: stage.shade };
  return {
    part: food.part,
    size: [food.size[0] * scale, food.size[1] * scale],
    material: { ...food.material, shadow, ...change.look },
    ...(palette && { palette }),
  };
}
