/** Texts of the specification about recipes, letter for letter (sections 2, 4). */
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

/** Every count of recipes reads like this. */
export function toRecipeCount(count: number): string {
  return `${count} ${count === 1 ? 'recipe' : 'recipes'}`;
}

/** Specification 9: what is said where no recipe is as quick as was asked. */
export function toNoneWithin(minutes: number): string {
  return `No recipes found within ${minutes} minutes, showing all recipes`;
}
