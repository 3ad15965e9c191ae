import { toCuisineId } from './recipe/catalogue.ts';

export const API_BASE = '/api';

/** Addresses of the pages (specification 2); every link and redirect of ours comes from here. */
export const pagePaths = {
  home: '/',
  allRecipes: '/all-recipes',
  trendingRecipes: '/trending-recipes',
  cuisine: (cuisine: string) => `/cuisine/${encodeURIComponent(toCuisineId(cuisine))}`,
  recipe: (id: string) => `/recipe/${encodeURIComponent(id)}`,
  search: '/search',
  storage: '/profile/storage',
  /** Redirects to the recipe cooked last, or home. */
  continueCooking: '/continue',
  community: '/community',
  createPost: '/create-post',
  editPost: (id: string) => `/create-post?edit=${encodeURIComponent(id)}`,
  post: (id: string) => `/post/${encodeURIComponent(id)}`,
  member: (id: string) => `/profile/${encodeURIComponent(id)}`,
  login: '/login',
  register: '/register',
  profile: '/profile',
  uploadDemo: '/upload-demo',
  profileUploadDemo: '/profile-upload-demo',
  status: '/status',
  callback: '/callback',
  cook: (id: string) => `/recipe/${encodeURIComponent(id)}/cook`,
} as const;

/** Pages that are the same for everybody until their scripts run: the pattern of their address, and their title. */
export const PLAIN_PAGES = [
  [pagePaths.login, 'Sign in'],
  [pagePaths.register, 'Create Account'],
  [pagePaths.callback, 'Music sign-in'],
  [pagePaths.profile, 'Your profile'],
  [pagePaths.uploadDemo, 'Upload demo'],
  [pagePaths.profileUploadDemo, 'Profile upload demo'],
  [pagePaths.status, 'Status'],
  [pagePaths.storage, 'Offline storage'],
  [pagePaths.continueCooking, 'Continue cooking'],
  [pagePaths.createPost, 'Create Post'],
  ['/profile/$userId', 'Profile'],
  [pagePaths.community, 'Community'],
  ['/post/$postId', 'Post'],
] as const;
