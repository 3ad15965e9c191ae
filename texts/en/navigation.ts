/** Words of the bars around every page. */
export const navigationTexts = {
  main: 'Main',
  home: 'Home',
  recipes: 'Recipes',
  you: 'You',
  cook: 'Cook',
  skipToThePage: 'Skip to the page',
  search: 'Search',
  favorites: 'Favorites',
  yourProfile: 'Your profile',
} as const;
