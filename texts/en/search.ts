export const withIngredients = (ingredients: string) => `With ${ingredients}`;
export const nothingOnTheMenu = 'Nothing on the menu';
export const nothingFoundHint = (typed: string) =>
  `Nothing matches “${typed}”. Try a single word: a dish, an ingredient, a cuisine, a name.`;
/** Shown above results that match only approximately. */
export const nothingFor = (words: string) => `Nothing for ${words}. Similar results:`;
export const browseRecipes = 'Browse recipes';
export const showAll = (count: string) => `Show all ${count}`;
export const recipes = 'Recipes';
export const loadingRecipes = 'Loading recipes';
export const fieldLabel = 'Search recipes, posts and people';
export const placeholder = 'Dish, ingredient, post or name';
export const clearTheSearch = 'Clear the search';
export const search = 'Search';
export const recentSearches = 'Recent searches';
export const clearAll = 'Clear all';
export const ideas = 'Ideas';
export const cuisines = 'Cuisines';
export const failedToLoadPosts = 'Failed to load posts';
export const failedToLoadPeople = 'Failed to load people';
/** `found` is "24 recipes", or '' while the number is unknown. */
export const searchingDevice = (found: string) =>
  `Searching this device${found && `: ${found}`}. You’re offline.`;
export const people = 'People';
export const postCount = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;
export const peopleCount = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;
