/** Words of the search. */
export const searchTexts = {
  withIngredients: (ingredients: string) => `With ${ingredients}`,
  nothingOnTheMenu: 'Nothing on the menu',
  nothingFoundHint: (typed: string) =>
    `Nothing here goes with “${typed}”. Try a single word: a dish, an ingredient, a cuisine, a name.`,
  browseRecipes: 'Browse recipes',
  showAll: (count: string) => `Show all ${count}`,
  recipes: 'Recipes',
  loadingRecipes: 'Loading recipes',
  fieldLabel: 'Search recipes, posts and people',
  placeholder: 'Dish, ingredient, post or name',
  clearTheSearch: 'Clear the search',
  search: 'Search',
  recentSearches: 'Recent searches',
  clearAll: 'Clear all',
  ideas: 'Ideas',
  cuisines: 'Cuisines',
  failedToLoadPosts: 'Failed to load posts',
  failedToLoadPeople: 'Failed to load people',
  /** `found`: "24 recipes"; '' while that is not known. */
  searchingDevice: (found: string) =>
    `Searching this device${found && `: ${found}`}. You’re offline.`,
  people: 'People',
  postCount: (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`,
  peopleCount: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`,
} as const;
