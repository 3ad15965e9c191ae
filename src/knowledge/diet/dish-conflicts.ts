import type { MyDiet } from '#contract/diet/schema.ts';
import { type Allergen, DIETS, type Diet } from '#contract/recipe/diet.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as dietTexts from '#texts/diet.ts';

/** An allergen or a diet of the user that a dish does not suit. */
export type Conflict = Allergen | Diet;

type Facts = Pick<Recipe, 'allergens' | 'diets'>;

/** Finds the conflicts of a dish by its derived fields. */
export function findDishConflicts(facts: Facts, mine: MyDiet): Conflict[] {
  return listConflicts(mine).filter((one) => isStated(facts, one));
}

/** Returns true if a dish states the conflict. Undefined for older copies on devices, which lack the fields. */
export function isStated({ allergens, diets }: Facts, conflict: Conflict): boolean | undefined {
  return isDiet(conflict) ? diets && !diets.includes(conflict) : allergens?.includes(conflict);
}

/** Gluten is listed once for a user who has chosen both the allergen and the diet. */
export function listConflicts({ allergens, diets }: MyDiet): Conflict[] {
  const others = diets.filter((diet) => diet !== 'gluten-free' || !allergens.includes('gluten'));
  return [...allergens, ...others];
}

/** "Contains milk, eggs" and "Not vegan". */
export function toConflictWords(conflicts: readonly Conflict[]): string[] {
  const allergens = conflicts.filter((one) => !isDiet(one));
  return [
    ...(allergens.length > 0 ? [dietTexts.contains(allergens)] : []),
    ...conflicts.filter(isDiet).map(dietTexts.notDiet),
  ];
}

export function isDiet(conflict: Conflict): conflict is Diet {
  return DIETS.some((diet) => diet === conflict);
}
