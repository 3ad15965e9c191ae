/** Texts about favourites and saved recipes from the specification (5 and 8), separate to keep recipe pages small. */
export const markedRecipeTexts = {
  favoriteFailed: 'Failed to add to favorites',
  saveRecipeFailed: 'Failed to save recipe',
  recipeNameRequired: 'Recipe name is required',
  // Not in the specification, but in the same tone
  recipeNameTooLong: 'Recipe name must be at most 200 characters long',
  tooManyKept: 'This list is full. Remove something first.',
} as const;
