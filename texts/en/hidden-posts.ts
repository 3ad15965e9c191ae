/** Texts about posts that a member has hidden from their own lists. */
export const hideThisPost = 'Hide this post';
export const showThisPost = 'Show this post again';
export const isHidden = 'You no longer see this post in your feed.';
export const isShown = 'This post is in your feed again.';
export const youHidIt =
  'You have hidden this post. It is no longer in your feed, in Trending or in your search results.';
export const showAgain = 'Show again';
export const showAgainNamed = (title: string) => `Show again: “${title}”`;
export const showAll = 'Show all again';
export const nothingHidden = 'You have not hidden any posts.';
export const by = (author: string) => `by ${author}`;
export const aPost = 'A post';
export const listFailed = 'The list could not be loaded';
export const notChanged = 'This could not be changed';
