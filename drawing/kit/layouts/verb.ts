import type { Food } from '../foods/food.ts';
import { type FoodName, LARDER } from '../foods/larder.ts';
import type { Material } from '../material.ts';
import type { Entry, Stage } from '../picture.ts';

/** An entry that knows which foods of the table it lays. */
export interface Verb {
  (stage: Stage): string;
  foods: readonly FoodName[];
}

export const verb = (foods: readonly FoodName[], entry: Entry): Verb =>
  Object.assign((stage: Stage) => entry(stage), { foods });

/** A piece of the kit that is drawn by hand: any entry. `foods` names what it shows. */
export const raw = (entry: Entry, foods: readonly FoodName[] = []): Verb => verb(foods, entry);

/** How one line of a dish may differ from the table. */
export interface Change {
  scale?: number;
  palette?: readonly string[];
  /** Directions in degrees: all when left out, else about `turn[0]` give or take `turn[1]`. */
  turn?: readonly [number, number];
  /** Single values of the material. */
  look?: Partial<Material>;
}

export interface Laid {
  part: Food['part'];
  size: readonly [number, number];
  material: Material;
  palette?: readonly string[];
}

/** A food of the table as this line wants it; on a pale dish its shadow takes the dish's own tone. */
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
