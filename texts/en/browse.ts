/** Words of the lists of recipes. */
export const search = 'Search';
export const backToHome = 'Back to home';
export const countShown = (shown: number, total: number) => `${shown} of ${total} shown`;
export const noRecipesHereYet = 'No recipes here yet.';
export const noRecipesHint = 'This table is still bare. Others are laid.';
export const upToRemove = (time: number) => `Up to ${time} min, remove`;
export const upTo = (time: number) => `Up to ${time} min`;
export const remove = (name: string) => `${name}, remove`;
export const loadingRecipes = 'Loading recipes';
export const all = 'All';
export const regions = 'Regions';
export const cuisines = 'Cuisines';
