/** Words of the page of one post. */
export const postPageTexts = {
  comments: 'Comments',
  commentsNotOnDevice: 'The comments are not on this device yet.',
  yourComment: 'Your comment',
  post: 'Post',
  offline: 'Offline',
  notShown: 'This post could not be shown',
  notOnDevice: 'This post is not on this device yet.',
  loadingPost: 'Loading post',
  community: 'Community',
  cuisineAndTags: 'Cuisine and tags',
  openThePictureOf: (title: string) => `Open the picture of “${title}”`,
} as const;
