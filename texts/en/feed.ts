import { plural } from './language.ts';

export const post = 'Post';
export const noneOnDevice = 'No posts on this device yet';
export const noPostsToShow = 'No posts to show';
export const loadingPosts = 'Loading posts';
export const posts = 'Posts';
export const newPosts = 'New posts';
export const nobodyHasPostedYet = 'No posts yet';
export const nobodyPostedHint = 'Start with the last dish you cooked, or the story behind it.';
export const nothingIsTrendingYet = 'Nothing is trending yet';
export const notTrendingHint = 'Posts with many likes show up here.';
export const noPostsOfYoursYet = 'You haven’t posted yet';
export const noPostsOfYoursHint = 'Your recipes, tips and stories show up here.';
export const noPostsWith = (tag: string) => `No posts with ${tag} yet`;
export const noPostsWithTagHint = 'Add the tag to a post, and it shows up here.';
export const createAccount = 'Create Account';
export const waitingToSend = 'Waiting to send';
export const openOutbox = 'Open outbox';
export const needsYourDecision = (refused: number) =>
  `${plural(refused, { one: 'It needs', other: 'They need' })} a decision from you.`;
export const goesOutOnline = (waiting: number) =>
  `${plural(waiting, { one: 'It is sent', other: 'They are sent' })} when you’re back online.`;
export const loadFailed = 'Failed to load posts';
export const waitingAndRefused = (goes: string, count: number, outcome: string) =>
  `${goes} ${count} more ${outcome}.`;

// Posts that a member has hidden from their own lists
export const hideThisPost = 'Hide this post';
export const showThisPost = 'Show this post again';
export const isHidden = 'You no longer see this post in your feed.';
export const isShown = 'This post is in your feed again.';
export const youHidIt =
  'You have hidden this post. It is no longer in your feed, in Trending or in your search results.';
export const showAgain = 'Show again';
export const showAgainNamed = (title: string) => `Show again: “${title}”`;
export const showAllAgain = 'Show all again';
export const nothingHidden = 'You have not hidden any posts.';
export const by = (author: string) => `by ${author}`;
export const aPost = 'A post';
export const hiddenFailed = 'The list could not be loaded';
export const hiddenNotChanged = 'This could not be changed';
