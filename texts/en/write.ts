/** Names of writes in the outbox, and of what their sender loses if the server refuses them. */
export const aPost = 'a post';
export const aCook = 'a cook';
export const photo = 'Photo';
export const profile = 'Profile';
/** Named if the write was a single tap. */
export const tap = 'This';
export const like = (on: boolean, title: string) => `${on ? 'Like' : 'Unlike'} ${title}`;
export const follow = (on: boolean, cook: string) => `${on ? 'Follow' : 'Unfollow'} ${cook}`;
export const favorite = (on: boolean, recipe: string) =>
  `${on ? 'Favorite' : 'Unfavorite'} ${recipe}`;
export const saved = (on: boolean, recipe: string) => `${on ? 'Save' : 'Unsave'} ${recipe}`;
export const comment = (title: string) => `Comment on ${title}`;
export const commentUpdate = (title: string) => `Edit a comment on ${title}`;
export const commentDelete = (title: string) => `Delete a comment on ${title}`;
/** `title` is '' if it is unknown, here and below. */
export const tip = (dish: string) => `Tip for ${dish}`;
export const tipDelete = (dish: string) => `Delete a tip for ${dish}`;
export const tipLike = (on: boolean, dish: string) =>
  on ? `Like a tip for ${dish}` : `Unlike a tip for ${dish}`;
export const yourTip = (dish: string) => (dish ? `Your tip for ${dish}` : 'Your tip');
export const yourComment = (title: string) => (title ? `Your comment on ${title}` : 'Your comment');
export const post = (title: string) => `Post ${title}`.trim();
export const yourPost = (title: string) => `Your post ${title}`.trim();
export const postDelete = (title: string) => `Delete ${title}`;
export const edit = (title: string) => `Edit ${title}`;
export const yourEdit = (title: string) => (title ? `Your edit of ${title}` : 'Your edit');
export const yourProfileEdit = 'Your edit of your profile';
export const notificationsRead = 'Notifications read';
export const diet = 'Allergies and diet';
export const pushSettings = 'Notification settings';
export const aRecipe = 'a recipe';
export const note = (recipe: string) => `Note on ${recipe}`;
export const yourNote = (recipe: string) => (recipe ? `Your note on ${recipe}` : 'Your note');
export const block = (on: boolean, cook: string) => `${on ? 'Block' : 'Unblock'} ${cook}`;
export const report = (cook: string) => `Report about ${cook}`;
export const hidePost = (on: boolean, title: string) => `${on ? 'Hide' : 'Show'} ${title}`;
/** `name` is the name of the new list or household. */
export const list = (name: string) => `Shopping list ${name}`;
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
/** `first` is the text of the first item. */
export const needs = (count: number, first: string) =>
  count === 1 ? `Add ${first} to a list` : `Add ${items(count)} to a list`;
export const yourNeeds = 'Your items';
export const needsRemove = (count: number) => `Remove ${items(count)} from a list`;
export const ticks = (on: boolean, count: number) => `${on ? 'Tick' : 'Untick'} ${items(count)}`;
export const aisle = (thing: string) => `Part of the shop for ${thing}`;
export const aisleOrder = 'Order of the shop';
export const household = (name: string) => `Household ${name}`;
export const householdRemove = 'Leave the household, or remove a member';
/** `title` is the title of a recipe in the cookbook. */
export const ownRecipe = (title: string) => `Recipe ${title}`;
export const ownRecipeEdit = (title: string) => `Edit recipe ${title}`;
export const ownRecipeDelete = (title: string) => `Delete recipe ${title}`;
export const ownRecipeNotSaved = 'The recipe could not be saved';
export const ownRecipeGone = 'This recipe was deleted in the meantime';
export const ownRecipeShare = 'Who can see a recipe';
export const yourRecipe = 'Your recipe';
export const yourRecipeEdit = 'Your edit of a recipe';
