import { toCuisineId } from './catalogue.ts';

export const API_BASE = '/api';

/** Paths of the API, without its base. */
export const apiPaths = {
  health: '/health',
  recipes: '/recipes',
  recipe: (id: string) => `/recipes/${encodeURIComponent(id)}`,
  cuisines: '/recipes/cuisines',
  recipesOf: (cuisine: string) => `/recipes/cuisine/${encodeURIComponent(toCuisineId(cuisine))}`,
} as const;

/** Addresses of the pages (specification 2); every link and redirect of ours comes from here. */
export const pagePaths = {
  home: '/',
  allRecipes: '/all-recipes',
  trendingRecipes: '/trending-recipes',
  cuisine: (cuisine: string) => `/cuisine/${encodeURIComponent(toCuisineId(cuisine))}`,
  recipe: (id: string) => `/recipe/${encodeURIComponent(id)}`,
  search: '/search',
  favorites: '/profile',
  community: '/community',
  login: '/login',
  cook: (id: string) => `/recipe/${encodeURIComponent(id)}/cook`,
} as const;
