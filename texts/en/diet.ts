import { toCapital } from './language.ts';

export const title = 'Allergies and diet';
export const hint = 'Simmer warns you about dishes that do not suit your choices.';
export const allergies = 'Allergies';
export const diets = 'Diet';
/** The ids of `contract/recipe/diet.ts` are the English names in lower case. */
export const allergen = (id: string) => toCapital(id);
export const limits =
  'Simmer reads the names of ingredients and cannot see the label of a product, so always check the label.';
export const storedHere = 'Your choices are stored on this device only.';
export const storedInAccount =
  'Your choices are stored in your account and on your devices. Nobody else can see them.';
export const clear = 'Clear all';

// Warnings, with ids of allergens and diets
export const contains = (allergens: readonly string[]) => `Contains ${allergens.join(', ')}`;
export const notDiet = (diet: string) => `Not ${diet}`;
export const perhapsNotDiet = (diet: string) => `May not be ${diet}`;
/** `foods` are the ingredients that cause the warning. */
export const withFoods = (warning: string, foods: readonly string[]) =>
  `${warning}: ${foods.join(', ')}`;
export const warning = 'Warning for you';
export const checkLabels = 'Always check the labels.';
export const solved = 'With your swaps, no ingredient is one that you avoid.';
export const change = 'Change your allergies and diet';
