import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dish } from '#contract/recipe/dish.ts';

/** Returns a valid dish file. Tests change the fields that they need. */
export function toTestDish(changes: Partial<Dish> = {}): Dish {
  return {
    recipe_name: 'Tom Yum',
    title: 'Tom yum with prawns',
    subtitle: 'Hot, sour and clear',
    cuisine: 'Thai',
    imageAlt: 'A bowl of red broth with prawns',
    tags: ['soup', 'sour', 'seafood'],
    ingredients: ['Prawns | 300 g', 'Lemongrass | 2 stalks', 'Lime juice | 3 tbsp'],
    instructions: ['Simmer the lemongrass for 10 minutes.', 'Add the prawns and the lime juice.'],
    stepTitles: ['Make the broth', 'Finish'],
    stepIngredients: [[1], [0, 2]],
    fun_facts: ['Yum is the word for this kind of sour mixing.', ''],
    culturalBackground: 'A soup that every stall balances in its own way.',
    prepTime: '15 minutes',
    cookTime: '1 hours 5 minutes',
    servings: 4,
    difficulty: 'Easy',
    spiceLevel: 'Hot',
    shortform_video_url: '',
    longform_video_url: '',
    ...changes,
  };
}

/** Six dishes by path below `collection/`, of five cuisines and four families. Three of them have an order. */
export const TEST_DISHES: Record<string, Dish> = {
  'asian/thai/tom-yum': toTestDish({ order: 2 }),
  'asian/chinese/mapo-tofu': toTestDish({
    recipe_name: 'Mapo Tofu',
    title: 'Mapo tofu',
    cuisine: 'Chinese',
    region: 'Sichuan',
    tags: ['tofu', 'weeknight', 'hot'],
    ingredients: ['Silken tofu | 400 g', 'Doubanjiang | 2 tbsp', 'Sichuan pepper | 1 tsp'],
  }),
  'latin/mexican/tacos-al-pastor': toTestDish({
    recipe_name: 'Tacos al Pastor',
    title: 'Tacos al pastor',
    cuisine: 'Mexican',
    tags: ['pork', 'street food', 'piña'],
    order: 1,
  }),
  'mediterranean/greek/moussaka': toTestDish({
    recipe_name: 'Moussaka',
    title: 'Moussaka',
    cuisine: 'Greek',
    tags: ['oven', 'aubergine', 'Sunday'],
    order: 3,
  }),
  'american/new-england/clam-chowder': toTestDish({
    recipe_name: 'Clam Chowder',
    title: 'Clam chowder',
    cuisine: 'New England',
    tags: ['soup', 'seafood', 'winter'],
  }),
  'american/new-england/brown-bread': toTestDish({
    recipe_name: 'Brown Bread',
    title: 'Boston brown bread',
    cuisine: 'New England',
    tags: ['bread', 'steamed', 'molasses'],
  }),
};

/** Writes a collection. The keys are paths: `<family>/<cuisine>/<id>` or `pictures/<id>`. */
export async function writeDishes(
  directory: string,
  dishes: Record<string, unknown>,
): Promise<void> {
  await mkdir(join(directory, 'dishes'), { recursive: true });
  for (const [path, dish] of Object.entries(dishes)) {
    const folder = path.startsWith('pictures/') ? directory : join(directory, 'dishes');
    const file = join(folder, `${path}.json`);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, typeof dish === 'string' ? dish : JSON.stringify(dish, null, 2));
  }
}
