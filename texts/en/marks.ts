/** Words of the heart and the bookmark. */
export const removeFromFavorites = 'Remove from favorites';
export const addToFavorites = 'Add to favorites';
export const savedOffline = 'Saved offline';
export const saved = 'Saved';
export const saveRecipe = 'Save recipe';
