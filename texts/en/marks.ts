/** Words of the heart and the bookmark. */
export const markTexts = {
  removeFromFavorites: 'Remove from favorites',
  addToFavorites: 'Add to favorites',
  savedOffline: 'Saved offline',
  saved: 'Saved',
  saveRecipe: 'Save recipe',
} as const;
