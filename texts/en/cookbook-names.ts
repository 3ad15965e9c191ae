// Texts of the cookbook on other pages and on its outlines. They are constants, so that no page has to load the others.
export const yourCookbook = 'Your cookbook';
export const loadingCookbook = 'Loading your cookbook';
export const editRecipe = 'Edit recipe';
export const newRecipe = 'New recipe';
export const notLoaded = 'The cookbook could not be loaded';
export const makeItMine = 'Make it mine';
export const copyKept = 'A copy is in your cookbook';
export const saveToCookbook = 'Save to your cookbook';
