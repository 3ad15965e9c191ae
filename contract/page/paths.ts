import { toCuisineId } from '#contract/recipe/catalogue.ts';

/** Own recipes have UUIDs as ids, and dishes of the collection have words. */
const OWN_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isOwnRecipe = (id: string): boolean => OWN_ID.test(id);

const toRecipePath = (id: string) =>
  `/${isOwnRecipe(id) ? 'cookbook' : 'recipe'}/${encodeURIComponent(id)}`;

/** Addresses of the pages, for all links and redirects of the app. */
export const pagePaths = {
  home: '/',
  allRecipes: '/all-recipes',
  trendingRecipes: '/trending-recipes',
  cuisine: (cuisine: string) => `/cuisine/${encodeURIComponent(toCuisineId(cuisine))}`,
  /** A dish of the collection, or a recipe of the cookbook. */
  recipe: toRecipePath,
  search: '/search',
  /** The shopping list. `#invite=<token>` opens the invitation to a household. */
  list: '/list',
  whatCanICook: '/what-can-i-cook',
  storage: '/profile/storage',
  diet: '/profile/diet',
  /** Redirects to the recipe cooked last, or to the home page. */
  continueCooking: '/continue',
  community: '/community',
  createPost: '/create-post',
  editPost: (id: string) => `/create-post?edit=${encodeURIComponent(id)}`,
  post: (id: string) => `/post/${encodeURIComponent(id)}`,
  notifications: '/notifications',
  moderation: '/moderation',
  member: (id: string) => `/profile/${encodeURIComponent(id)}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  profile: '/profile',
  uploadDemo: '/upload-demo',
  profileUploadDemo: '/profile-upload-demo',
  status: '/status',
  callback: '/callback',
  cook: (id: string) => `${toRecipePath(id)}/cook`,
  /** The member's own recipes. */
  cookbook: '/cookbook',
  newRecipe: '/cookbook/new',
  editRecipe: (id: string) => `/cookbook/${encodeURIComponent(id)}/edit`,
} as const;
