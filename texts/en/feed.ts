/** Words of the feeds of the community. */
export const feedTexts = {
  post: 'Post',
  noneOnDevice: 'No posts on this device yet',
  noPostsToShow: 'No posts to show',
  loadingPosts: 'Loading posts',
  posts: 'Posts',
  newPosts: 'New posts',
  nobodyHasPostedYet: 'Nobody has posted yet',
  nobodyPostedHint: 'Begin with the dish you cooked last, or the story behind it.',
  nothingIsTrendingYet: 'Nothing is trending yet',
  notTrendingHint: 'Posts that many like show here.',
  noPostsOfYoursYet: 'No posts of yours yet',
  noPostsOfYoursHint: 'What you cook, learn and want to tell shows here.',
  createAccount: 'Create Account',
  waitingToSend: 'Waiting to send',
  openOutbox: 'Open outbox',
  needsYourDecision: (refused: number) =>
    `${refused === 1 ? 'It needs' : 'They need'} a decision from you.`,
  goesOutOnline: (waiting: number) =>
    `${waiting === 1 ? 'It goes' : 'They go'} out when you’re back online.`,
  loadFailed: 'Failed to load posts',
  moreFate: (goes: string, count: number, fate: string) => `${goes} ${count} more ${fate}.`,
} as const;
