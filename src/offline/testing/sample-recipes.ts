import type { Recipe } from '#contract/recipe/schema.ts';

export function toSampleRecipe(id: string, more: Partial<Recipe> = {}): Recipe {
  return {
    _id: id,
    recipe_name: id,
    title: id,
    subtitle: 'for a test',
    cuisine: 'Thai',
    image_url: '',
    image: '',
    imageAlt: 'A plate',
    imageHash: '',
    tags: ['quick'],
    ingredients: ['Rice | 1 cup', 'Basil | 1 handful', '2 eggs'],
    instructions: ['Cook the rice.', 'Fry the basil.', 'Put an egg on top.'],
    fun_facts: [],
    culturalBackground: 'Eaten at any hour.',
    prepTime: '5 minutes',
    cookTime: '15 minutes',
    servings: 2,
    difficulty: 'Easy',
    spiceLevel: '',
    shortform_video_url: '',
    longform_video_url: '',
    ...more,
  };
}
