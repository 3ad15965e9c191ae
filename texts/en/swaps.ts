/** Words of ingredients swapped for lighter ones. */
export const swapTexts = {
  lighterSwaps: 'Lighter swaps',
  backToOriginal: 'Back to the original recipe',
  vegetarian: 'Vegetarian',
  glutenFree: 'Gluten-free',
  lowSodium: 'Low-sodium',
  swappedInTheRecipe: 'Swapped in the recipe',
  usingTheOriginal: 'Using the original',
  insteadOf: (name: string, original: string) => `${name} instead of ${original}`,
} as const;
