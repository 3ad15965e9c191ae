import { toCuisineId } from './catalogue.ts';
import { PAGE_SIZE_ALL_RECIPES } from './limits.ts';

export const API_BASE = '/api';

/** Paths of the API, without its base. */
export const apiPaths = {
  health: '/health',
  recipes: '/recipes',
  recipe: (id: string) => `/recipes/${encodeURIComponent(id)}`,
  /** A page of all recipes, or of one cuisine's; letter for letter what a served page announces. */
  recipePage: (cuisine: string, page: number) =>
    `/recipes?${cuisine && `cuisine=${encodeURIComponent(toCuisineId(cuisine))}&`}page=${page}&limit=${PAGE_SIZE_ALL_RECIPES}`,
  cuisines: '/recipes/cuisines',
  insight: (recipeId: string) => `/cultural/insight/${encodeURIComponent(recipeId)}`,
  /** What the page must know to sign in to the music service. */
  music: '/music',
  recipesOf: (cuisine: string) => `/recipes/cuisine/${encodeURIComponent(toCuisineId(cuisine))}`,
  register: '/auth/register',
  login: '/auth/login',
  logout: '/auth/logout',
  profile: '/auth/profile',
  password: '/auth/password',
  endOtherSessions: '/auth/sessions/end-others',
  account: '/auth/account',
  favorites: '/user/favorites',
  favorite: (recipeName: string) => `/user/favorites/${encodeURIComponent(recipeName)}`,
  savedRecipes: '/user/saved-recipes',
  savedRecipe: (recipeName: string) => `/user/saved-recipes/${encodeURIComponent(recipeName)}`,
  usersProfile: '/users/profile',
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
  uploadImage: '/upload/image',
  uploadedImage: (publicId: string) => `/upload/image/${encodeURIComponent(publicId)}`,
  profileImage: '/profile-upload/profile-image',
  posts: '/posts',
  trendingPosts: '/posts/trending',
  post: (id: string) => `/posts/${encodeURIComponent(id)}`,
  like: (postId: string) => `/posts/${encodeURIComponent(postId)}/like`,
  likes: (postId: string) => `/posts/${encodeURIComponent(postId)}/likes`,
  comments: (postId: string) => `/posts/${encodeURIComponent(postId)}/comments`,
  comment: (postId: string, commentId: string) =>
    `/posts/${encodeURIComponent(postId)}/comments/${encodeURIComponent(commentId)}`,
  users: '/users',
  follow: (userId: string) => `/users/${encodeURIComponent(userId)}/follow`,
  followers: (userId: string) => `/users/${encodeURIComponent(userId)}/followers`,
  following: (userId: string) => `/users/${encodeURIComponent(userId)}/following`,
  friends: (userId: string) => `/users/${encodeURIComponent(userId)}/friends`,
  postsOf: (userId: string) => `/users/${encodeURIComponent(userId)}/posts`,
} as const;

/** Addresses of the pages (specification 2); every link and redirect of ours comes from here. */
export const pagePaths = {
  home: '/',
  allRecipes: '/all-recipes',
  trendingRecipes: '/trending-recipes',
  cuisine: (cuisine: string) => `/cuisine/${encodeURIComponent(toCuisineId(cuisine))}`,
  recipe: (id: string) => `/recipe/${encodeURIComponent(id)}`,
  search: '/search',
  storage: '/profile/storage',
  /** Leads on to what was cooked last, or home. */
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
  [pagePaths.storage, 'Kept on this device'],
  [pagePaths.continueCooking, 'Continue cooking'],
  [pagePaths.createPost, 'Create Post'],
  ['/profile/$userId', 'Profile'],
  [pagePaths.community, 'Community'],
  ['/post/$postId', 'Post'],
] as const;
