import * as v from 'valibot';
import { ALLERGENS, DIETS } from './diet.ts';
import { Recipe } from './schema.ts';

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1));

const InsightNote = v.strictObject({
  about: v.picklist(['place', 'history', 'technique', 'occasion']),
  text: sentence,
});

/**
 * A dish as its author writes it in `collection/dishes/<family>/<cuisine>/<id>.json`. The id is the file's name; the address
 * and thumbhash of the picture come from its drawing.
 */
export const Dish = v.pipe(
  v.strictObject({
    ...v.omit(Recipe, ['_id', 'image_url', 'image', 'imageHash']).entries,
    imageAlt: sentence,
    tags: v.pipe(v.array(sentence), v.minLength(3)),
    stepTitles: v.array(sentence),
    stepIngredients: v.array(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
    culturalBackground: sentence,
    prepTime: sentence,
    cookTime: sentence,
    servings: v.pipe(v.number(), v.integer(), v.minValue(1)),
    difficulty: v.picklist(['Easy', 'Medium', 'Hard']),
    /** Not part of the recipe: loaded on request as the dish's cultural insight. */
    insight: v.optional(v.pipe(v.array(InsightNote), v.minLength(2), v.maxLength(3))),
    /** Empty if the dish has no chilli. A card shows it beside the difficulty. */
    spiceLevel: v.picklist(['', 'Mild', 'Medium', 'Hot']),
    /** Set only if the value derived from the ingredients would be wrong. */
    diets: v.optional(v.array(v.picklist(DIETS))),
    allergens: v.optional(v.array(v.picklist(ALLERGENS))),
  }),
  v.forward(
    v.check(
      (dish) => dish.stepTitles.length === dish.instructions.length,
      'must have as many titles as instructions',
    ),
    ['stepTitles'],
  ),
  v.forward(
    v.check(
      (dish) => dish.stepIngredients.length === dish.instructions.length,
      'must have as many lists as instructions',
    ),
    ['stepIngredients'],
  ),
  v.forward(
    v.check(
      (dish) => dish.stepIngredients.flat().every((index) => index < dish.ingredients.length),
      'names an ingredient that is not there',
    ),
    ['stepIngredients'],
  ),
  v.forward(
    v.check(
      (dish) => dish.fun_facts.length <= dish.instructions.length,
      'must not outnumber the instructions',
    ),
    ['fun_facts'],
  ),
);
export type Dish = v.InferOutput<typeof Dish>;
