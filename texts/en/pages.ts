/** Names of pages, and texts for missing pages, from the specification (sections 2 and 8). */
export const trendingRecipe = 'Trending recipe';
export const community = 'Community';
export const allRecipes = 'All Recipes';
export const signin = 'Signin';
export const error = 'Error';
export const apiNotAvailable = 'API is not available';
/** Title of the search page. `q` is what was searched for, or ''. */
export const searchTitle = (q: string) => (q === '' ? 'Search' : `Search: ${q}`);
