export const login = 'Sign in to see your favorites, saved recipes and posts.';
export const register = 'Create an account to save recipes, cook and share.';
export const forgotPassword = 'Get a link by email to choose a new password.';
export const resetPassword = 'Choose a new password with the link from your email.';
export const verifyEmail = 'Confirm your email address with the link from your email.';
export const profile = 'Your favorites and saved recipes.';
export const storage = 'What you can open offline on this device, and the storage it uses.';
export const continueCooking = 'Go back to the dish you are cooking.';
export const member = 'What this cook has shared.';
export const community = 'Recipes, cooking tips and food stories from people who love to cook.';
export const notifications = 'See who likes your posts, comments on them and follows you.';
export const createPost = 'Share a recipe or a story.';
export const post = 'A post from the community.';
export const callback = 'Back from signing in to the music service.';
export const status = 'How the service is doing.';
export const moderation = 'What members reported, for moderators.';
export const uploadDemo = 'Try uploading an image.';
export const profileUploadDemo = 'Try uploading a profile image.';
export const search = 'Find a dish by its name, an ingredient or a cuisine.';
export const allRecipes = 'Every recipe on Simmer, from all cuisines, ready to cook step by step.';
export const trendingRecipes =
  'Three recipes worth cooking now, each with its story and clear steps.';
export const cuisine = (name: string, count: string, hint: string | undefined) =>
  `${name}: ${count}, each with its story.${hint === undefined ? '' : ` ${hint}.`}`;
export const cookTitle = (dish: string) => `Cook ${dish}`;
const toCount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
export const memberCounts = (name: string, posts: number, followers: number) =>
  `What ${name} has cooked and shared: ${toCount(posts, 'post')}, ${toCount(followers, 'follower')}.`;
