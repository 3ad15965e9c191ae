export const addToFavorites = 'Add to favorites';
export const removeFromFavorites = 'Remove from favorites';
export const saveRecipe = 'Save recipe';
export const saved = 'Saved';
export const savedOffline = 'Saved offline';
export const waitingToSend = 'Waiting to send';
export const signInToKeep = (dish: string) => `Sign in to save ${dish}`;
export const keepHint = 'Find your favorites on every device you sign in on.';
