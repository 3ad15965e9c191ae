/** Texts about recipes from the specification (sections 2 and 4), verbatim. */
export const recipeTexts = {
  // Specification 2
  startCooking: 'Start Cooking',
  viewAllRecipes: 'View All Recipes',
  loadMoreRecipes: 'Load More Recipes',
  allCuisines: 'All Cuisines',
  tabAuthentic: 'Authentic Recipe',
  tabStory: 'Cultural Story',
  tabHealth: 'Health-Conscious',
  tabMusic: 'Cultural Music',
  findRecipes: 'Find Recipes',
  // Specification 4
  recipeComplete: 'Recipe Complete',
} as const;

/** Used for every number of recipes. */
export function toRecipeCount(count: number): string {
  return `${count} ${count === 1 ? 'recipe' : 'recipes'}`;
}

/** Specification 9: shown if no recipe is as quick as requested. */
export function toNoneWithin(minutes: number): string {
  return `No recipes found within ${minutes} minutes, showing all recipes`;
}

/** `count` may be a range such as "4-6". */
export function toServingCount(count: number | string): string {
  return `${count} ${count === 1 ? 'serving' : 'servings'}`;
}
