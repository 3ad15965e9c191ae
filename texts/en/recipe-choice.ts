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
export const remove = (chosen: string) => `${chosen}, remove`;
export const noneFits = 'No recipes match';
export const noneFitsHint = 'Change or clear the filters.';
export const clearFilters = 'Clear filters';
