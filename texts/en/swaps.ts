/** Words of ingredients swapped for lighter ones. */
export const lighterSwaps = 'Lighter swaps';
export const backToOriginal = 'Back to the original recipe';
export const vegetarian = 'Vegetarian';
export const glutenFree = 'Gluten-free';
export const lowSodium = 'Low-sodium';
export const swappedInTheRecipe = 'Swapped in the recipe';
export const usingTheOriginal = 'Using the original';
export const insteadOf = (name: string, original: string) => `${name} instead of ${original}`;
