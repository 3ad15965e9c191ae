/** Words of the home page. */
export const browseAllRecipes = 'Browse all recipes';
export const whereToTonight = 'Where to tonight?';
export const allRecipes = 'All recipes';
export const search = 'Search';
export const favorites = 'Favorites';
export const tagline = 'Every dish has a story. Taste yours.';
export const welcomeBack = 'Welcome back,';
