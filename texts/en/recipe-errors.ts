/** Errors about recipes from the specification, verbatim. A separate file, so that home does not load them. */
export const recipeErrorTexts = {
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
