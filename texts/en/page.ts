import { plural } from './language.ts';

// Names of pages, from the specification (sections 2 and 8)
export const trendingRecipe = 'Trending recipe';
export const community = 'Community';
export const allRecipes = 'All Recipes';
export const signin = 'Signin';
export const error = 'Error';
export const apiNotAvailable = 'API is not available';
/** Title of the search page. `q` is the search text, or ''. */
export const searchTitle = (q: string) => (q === '' ? 'Search' : `Search: ${q}`);

/** Names in the titles of pages that are the same for everyone until their scripts run. */
export const pageNames = {
  login: 'Sign in',
  register: 'Create Account',
  forgotPassword: 'Forgot password?',
  resetPassword: 'Choose a new password',
  verifyEmail: 'Confirm your email address',
  callback: 'Music sign-in',
  profile: 'Your profile',
  uploadDemo: 'Upload demo',
  profileUploadDemo: 'Profile upload demo',
  status: 'Status',
  storage: 'Offline storage',
  diet: 'Allergies and diet',
  list: 'Shopping list',
  whatCanICook: 'What can I cook?',
  cookbook: 'Your cookbook',
  newRecipe: 'New recipe',
  ownRecipe: 'Recipe',
  editRecipe: 'Edit recipe',
  cookOwnRecipe: 'Cook',
  notifications: 'Notifications',
  moderation: 'Moderation',
  continueCooking: 'Continue cooking',
  createPost: 'Create Post',
  member: 'Profile',
  community: 'Community',
  post: 'Post',
} as const;

// Descriptions of pages for search engines and link previews
export const aboutLogin = 'Sign in to see your favorites, saved recipes and posts.';
export const aboutRegister = 'Create an account to save recipes, cook and share.';
export const aboutForgotPassword = 'Get a link by email to choose a new password.';
export const aboutResetPassword = 'Choose a new password with the link from your email.';
export const aboutVerifyEmail = 'Confirm your email address with the link from your email.';
export const aboutProfile = 'Your favorites and saved recipes.';
export const aboutStorage = 'What you can open offline on this device, and the storage it uses.';
export const aboutDiet = 'Choose what you do not eat, and Simmer warns you on every dish.';
export const aboutContinueCooking = 'Go back to the dish you are cooking.';
export const aboutMember = 'What this cook has shared.';
export const aboutCommunity =
  'Recipes, cooking tips and food stories from people who love to cook.';
export const aboutList =
  'One shopping list for all your dishes, sorted by aisle and shared with your household.';
export const aboutWhatCanICook =
  'Name what you have at home and see which dishes you can cook, and what is missing.';
export const aboutCookbook = 'Keep your own recipes and cook them step by step, also offline.';
export const aboutNewRecipe = 'Write a recipe of your own, one ingredient per line.';
export const aboutOwnRecipe = 'A recipe from a cookbook on Simmer.';
export const aboutNotifications = 'See who likes your posts, comments on them and follows you.';
export const aboutCreatePost = 'Share a recipe or a story.';
export const aboutPost = 'A post from the community.';
export const aboutCallback = 'Back from signing in to the music service.';
export const aboutStatus = 'How the service is doing.';
export const aboutModeration = 'What members reported, for moderators.';
export const aboutUploadDemo = 'Try uploading an image.';
export const aboutProfileUploadDemo = 'Try uploading a profile image.';
export const aboutSearch = 'Find a dish by its name, an ingredient or a cuisine.';
export const aboutAllRecipes =
  'Every recipe on Simmer, from all cuisines, ready to cook step by step.';
export const aboutTrendingRecipes =
  'Three recipes worth cooking now, each with its story and clear steps.';
export const aboutCuisine = (name: string, count: string, hint: string | undefined) =>
  `${name}: ${count}, each with its story.${hint === undefined ? '' : ` ${hint}.`}`;
export const cookTitle = (dish: string) => `Cook ${dish}`;
export const memberCounts = (name: string, posts: number, followers: number) =>
  `What ${name} has cooked and shared: ${posts} ${plural(posts, { one: 'post', other: 'posts' })}, ${followers} ${plural(followers, { one: 'follower', other: 'followers' })}.`;

// Missing and broken pages
export const notFound = 'Not found';
export const pageNotFound = 'Page not found';
export const pageNotFoundHint = 'The page you are looking for does not exist.';
export const goHome = 'Go home';
export const loadAgain = 'Load again';
export const goBack = 'Go back';
export const pageNotLoaded = 'This page did not load. Try again.';
export const pageBroken = 'Something went wrong on this page.';
