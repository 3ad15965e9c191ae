import { plural } from './language.ts';

export const withIngredients = (ingredients: string) => `With ${ingredients}`;
export const nothingOnTheMenu = 'Nothing on the menu';
export const nothingFoundHint = (typed: string) =>
  `Nothing matches “${typed}”. Try a single word: a dish, an ingredient, a cuisine, a name.`;
/** Shown above results that match only approximately. */
export const nothingFor = (words: string) => `Nothing for ${words}. Similar results:`;
export const browseRecipes = 'Browse recipes';
export const showAllFound = (count: string) => `Show all ${count}`;
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
export const postCount = (count: number) =>
  `${count} ${plural(count, { one: 'post', other: 'posts' })}`;
export const peopleCount = (count: number) =>
  `${count} ${plural(count, { one: 'person', other: 'people' })}`;

// Lists of recipes
export const backToHome = 'Back to home';
export const goBack = 'Go back';
export const all = 'All';
export const spice = (level: string) => `Spice: ${level}`;
export const showAs = 'Show recipes as';
export const looks = { rows: 'List', cards: 'Cards' } as const;
export const regions = 'Regions';
export const shownOf = (shown: number, total: number) => `${shown} of ${total} shown`;
export const showAll = (count: number) => `Show all ${count}`;
export const showFewer = 'Show fewer';

// Filters and order of a list
export const filters = 'Filters';
export const time = 'Time';
export const anyTime = 'Any time';
export const upTo = (minutes: number) => `Up to ${minutes} min`;
export const diet = 'Diet';
export const anyDiet = 'Any diet';
export const showOnly = 'Show only';
export const diets = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
} as const;
export const sort = 'Sort by';
export const sorts = { order: 'Suggested', time: 'Quickest first', name: 'Name' } as const;
export const searchRecipes = 'Search recipes';
export const removeChosen = (chosen: string) => `${chosen}, remove`;
export const noneFits = 'No recipes match';
export const noneFitsHint = 'Change or clear the filters.';
export const clearFilters = 'Clear filters';

export const noRecipesHere = 'No recipes here yet';
export const noRecipesHereHint = 'Try another cuisine.';
