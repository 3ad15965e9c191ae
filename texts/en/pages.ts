/** Names of pages, and what stands where a page is not there: texts of the specification (sections 2 and 8). */
export const trendingRecipe = 'Trending recipe';
export const community = 'Community';
export const allRecipes = 'All Recipes';
export const signin = 'Signin';
export const error = 'Error';
export const apiNotAvailable = 'API is not available';
export const writing = 'Writing';
