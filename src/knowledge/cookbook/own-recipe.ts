import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { isHeading, toHeadingText } from './headings.ts';
import { toStepIngredients } from './step-ingredients.ts';
import { toStepTitle } from './step-title.ts';

/** A heading among the ingredients. `at` is the index of the ingredient below it. */
export interface IngredientHeading {
  at: number;
  text: string;
}

/** A recipe of the cookbook in the form of a dish, without its headings in the lists. */
export interface OwnRecipe extends Recipe {
  headings: readonly IngredientHeading[];
}

/** Derives the structure of a recipe from its typed lines. */
export function toOwnRecipe(recipe: CookbookRecipe): OwnRecipe {
  const { ingredients, headings } = toGroups(recipe.ingredients);
  const steps = toSteps(recipe.instructions);
  const instructions = steps.map(({ text }) => text);
  const { notes } = recipe;
  return {
    _id: recipe._id,
    recipe_name: recipe.recipe_name,
    title: recipe.title,
    subtitle: recipe.subtitle,
    cuisine: recipe.cuisine,
    image_url: recipe.image_url,
    image: recipe.image,
    imageAlt: recipe.imageAlt,
    imageHash: '',
    tags: recipe.tags,
    ingredients,
    headings,
    instructions,
    stepTitles: steps.map(({ title }) => title),
    stepIngredients: toStepIngredients(ingredients, instructions, headings),
    fun_facts: [],
    culturalBackground: '',
    ...(notes !== undefined && notes.trim() !== '' && { notes }),
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    servings: recipe.servings,
    difficulty: recipe.difficulty,
    spiceLevel: recipe.spiceLevel,
    shortform_video_url: '',
    longform_video_url: '',
  };
}

/** Separates the headings from the ingredients. A recipe of headings only keeps them as ingredients. */
function toGroups(lines: readonly string[]): Pick<OwnRecipe, 'ingredients' | 'headings'> {
  const ingredients: string[] = [];
  const headings: IngredientHeading[] = [];
  for (const line of lines) {
    if (isHeading(line)) headings.push({ at: ingredients.length, text: toHeadingText(line) });
    else ingredients.push(line.trim());
  }
  if (ingredients.length === 0) return { ingredients: [...lines], headings: [] };
  return { ingredients, headings };
}

/** A paragraph that is only a heading becomes the title of the step after it. */
function toSteps(paragraphs: readonly string[]): { title: string; text: string }[] {
  const steps: { title: string; text: string }[] = [];
  let heading = '';
  for (const [at, paragraph] of paragraphs.entries()) {
    const text = paragraph.trim();
    if (isHeading(text) && at < paragraphs.length - 1) {
      heading = toHeadingText(text);
      continue;
    }
    steps.push({ title: heading || toStepTitle(text), text });
    heading = '';
  }
  return steps;
}
