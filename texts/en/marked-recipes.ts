/** Texts of the specification about favourites and saved recipes (5 and 8), apart since the pages of recipes are weighed. */
export const markedRecipeTexts = {
  favoriteFailed: 'Failed to add to favorites',
  saveRecipeFailed: 'Failed to save recipe',
  recipeNameRequired: 'Recipe name is required',
  // Beyond the specification, in its tone
  recipeNameTooLong: 'Recipe name must be at most 200 characters long',
  tooManyKept: 'This list is full. Remove something first.',
} as const;
