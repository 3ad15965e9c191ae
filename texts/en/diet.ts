export const title = 'Allergies and diet';
export const hint = 'Simmer warns you about dishes that do not suit your choices.';
export const allergies = 'Allergies';
export const diets = 'Diet';
export const allergens = {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soy',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
} as const;
export const limits =
  'Simmer reads the names of ingredients and cannot see the label of a product, so always check the label.';
export const storedHere = 'Your choices are stored on this device only.';
export const storedInAccount =
  'Your choices are stored in your account and on your devices. Nobody else can see them.';
export const clear = 'Clear all';
export const notChanged = 'Your choices could not be saved. Please try again.';

// Warnings. `names` are lower-case allergens.
export const contains = (names: readonly string[]) => `Contains ${names.join(', ')}`;
/** `foods` are the ingredients that cause the warning. */
export const withFoods = (warning: string, foods: readonly string[]) =>
  `${warning}: ${foods.join(', ')}`;
export const notDiet = {
  vegetarian: 'Not vegetarian',
  vegan: 'Not vegan',
  'gluten-free': 'Not gluten-free',
} as const;
export const perhapsNotDiet = {
  vegetarian: 'May not be vegetarian',
  vegan: 'May not be vegan',
  'gluten-free': 'May not be gluten-free',
} as const;
export const warning = 'Warning for you';
export const useInstead = (substitute: string, original: string) =>
  `Use ${substitute} instead of ${original}`;
export const solved = 'With your swaps, no ingredient is one that you avoid.';
export const change = 'Change your allergies and diet';
