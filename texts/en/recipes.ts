/** Texts of the specification about recipes, letter for letter (sections 2, 4, 8). */
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
  // Specification 5
  selectCuisine: 'Please select a cuisine first!',
  // Specification 8, Recipes
  errorLoadingRecipe: 'Error loading recipe',
  errorLoadingRecipes: 'Error loading recipes',
  failedCuisines: 'Failed to load cuisines',
  failedRecipes: 'Failed to load recipes',
  failedRecipe: 'Failed to fetch recipe',
  failedFilter: 'Failed to filter recipes',
  failedMore: 'Failed to load more recipes',
  noRecipeId: 'No recipe ID provided',
  recipeMismatch: 'Recipe ID mismatch - wrong recipe loaded',
  recipeNotFound: 'Recipe not found',
  recipeNotFoundHint: "The recipe you're looking for doesn't exist.",
} as const;

/** Every count of recipes reads like this. */
export function toRecipeCount(count: number): string {
  return `${count} ${count === 1 ? 'recipe' : 'recipes'}`;
}

/** Specification 9: what is said where no recipe is as quick as was asked. */
export function toNoneWithin(minutes: number): string {
  return `No recipes found within ${minutes} minutes, showing all recipes`;
}
