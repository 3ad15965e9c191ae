import { toCuisineId } from '#contract/recipe/catalogue.ts';

/**
 * Recipes of the cookbook have UUIDs as ids, recipes of posts the id of their post behind `post-`, and dishes of the
 * collection have words.
 */
const OWN_ID = /^(post-)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function isOfCookbook(id: string): boolean {
  const match = OWN_ID.exec(id);
  return match !== null && match[1] === undefined;
}

export const toIdOfPostRecipe = (postId: string): string => `post-${postId}`;

/** Returns the id of the post, or undefined for other recipes. */
export function toPostId(id: string): string | undefined {
  const [, prefix, postId] = OWN_ID.exec(id) ?? [];
  return prefix && postId;
}

/** True for recipes of members, in a cookbook or a post. */
export const isMemberRecipe = (id: string): boolean => OWN_ID.test(id);

function toRecipePath(id: string): string {
  const postId = toPostId(id);
  if (postId !== undefined) return `/post/${encodeURIComponent(postId)}`;
  return `/${isOfCookbook(id) ? 'cookbook' : 'recipe'}/${encodeURIComponent(id)}`;
}

/** True for the address of a cooking view. */
export const isCookingPage = (path: string): boolean =>
  /^\/(?:recipe|cookbook|post)\/[^/]+\/cook\/?$/.test(path);

/** Addresses of the pages, for all links and redirects of the app. */
export const pagePaths = {
  home: '/',
  allRecipes: '/all-recipes',
  trendingRecipes: '/trending-recipes',
  cuisine: (cuisine: string) => `/cuisine/${encodeURIComponent(toCuisineId(cuisine))}`,
  /** A dish of the collection, a recipe of the cookbook, or the post of a recipe. */
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
