/** Words of the home page. */
export const homeTexts = {
  browseAllRecipes: 'Browse all recipes',
  whereToTonight: 'Where to tonight?',
  allRecipes: 'All recipes',
  search: 'Search',
  favorites: 'Favorites',
  tagline: 'Every dish has a story. Taste yours.',
  welcomeBack: 'Welcome back,',
} as const;
