/** The main pages by name. `_` is replaced by a recipe id. */
export const MAIN_PAGES = {
  home: '/',
  'a cuisine': '/cuisine/asian',
  'all recipes': '/all-recipes',
  'trending recipes': '/trending-recipes',
  'a recipe': '/recipe/_',
  'a story': '/recipe/_?tab=story',
  'the music': '/recipe/_?tab=music',
  'a search': '/search?q=soup',
  'a search to begin': '/search',
  'a search for nothing': '/search?q=xyzzy',
  'the community': '/community',
  'what is kept': '/profile/storage',
  'allergies and diet': '/profile/diet',
  'no recipe': '/recipe/no-such-dish',
  'no page': '/no-such-page',
  'the cooking view': '/recipe/_/cook',
};
