export const addToFavorites = 'Add to favorites';
export const removeFromFavorites = 'Remove from favorites';
export const saveRecipe = 'Save recipe';
export const saved = 'Saved';
export const savedOffline = 'Saved offline';
export const waitingToSend = 'Waiting to send';
export const favorite = 'Favorite';
export const signInToKeep = (dish: string) => `Sign in to save ${dish}`;
export const keepHint = 'Find your favorites on every device you sign in on.';
/** Asks a visitor who taps "I cooked this" to sign in. */
export const signInToTell = (dish: string) => `Sign in to share your ${dish}`;
export const tellHint = 'Your post comes next: a picture, and how it went.';
/** Hint in the sheet that opens when a visitor likes something. */
export const likeHint = 'Your like is saved once you’re signed in.';

// Texts from the specification (5 and 8)
export const favoriteFailed = 'Failed to add to favorites';
export const saveRecipeFailed = 'Failed to save recipe';
export const recipeNameRequired = 'Recipe name is required';
// Not in the specification, but in the same tone
export const recipeNameTooLong = 'Recipe name must be at most 200 characters long';
export const tooManyKept = 'This list is full. Remove something first.';
