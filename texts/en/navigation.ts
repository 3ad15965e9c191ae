/** Words of the bars around every page. */
export const main = 'Main';
export const home = 'Home';
export const recipes = 'Recipes';
export const you = 'You';
export const cook = 'Cook';
export const skipToThePage = 'Skip to the page';
export const search = 'Search';
export const favorites = 'Favorites';
export const yourProfile = 'Your profile';
