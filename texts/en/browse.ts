/** Words of the lists of recipes. */
export const browseTexts = {
  search: 'Search',
  backToHome: 'Back to home',
  countShown: (shown: number, total: number) => `${shown} of ${total} shown`,
  noRecipesHereYet: 'No recipes here yet.',
  noRecipesHint: 'This table is still bare. Others are laid.',
  upToRemove: (time: number) => `Up to ${time} min, remove`,
  upTo: (time: number) => `Up to ${time} min`,
  remove: (name: string) => `${name}, remove`,
  loadingRecipes: 'Loading recipes',
  all: 'All',
  regions: 'Regions',
  cuisines: 'Cuisines',
} as const;
