import { toCuisineId } from '#contract/recipe/catalogue.ts';

/** Addresses of the pages, for all links and redirects of the app. */
export const pagePaths = {
  home: '/',
  allRecipes: '/all-recipes',
  trendingRecipes: '/trending-recipes',
  cuisine: (cuisine: string) => `/cuisine/${encodeURIComponent(toCuisineId(cuisine))}`,
  recipe: (id: string) => `/recipe/${encodeURIComponent(id)}`,
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
  cook: (id: string) => `/recipe/${encodeURIComponent(id)}/cook`,
  newRecipe: '/cookbook/new',
} as const;
