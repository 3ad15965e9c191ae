export const tagline = 'Every dish has a story. Taste yours.';
export const browseAllRecipes = 'Browse all recipes';
export const whereToTonight = 'Where to tonight?';
export const allRecipes = 'All recipes';
/** Followed by the member's name. */
export const welcomeBack = 'Welcome back, ';
export const trendingDishes = 'Trending dishes';
export const fromCommunity = 'From the community';
