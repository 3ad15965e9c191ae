/** Names of pages, and what stands where a page is not there: texts of the specification (sections 2 and 8). */
export const pageTexts = {
  trendingRecipe: 'Trending recipe',
  community: 'Community',
  allRecipes: 'All Recipes',
  signin: 'Signin',
  error: 'Error',
  apiNotAvailable: 'API is not available',
  writing: 'Writing',
} as const;
