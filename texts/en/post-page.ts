/** Words of the page of one post. */
export const comments = 'Comments';
export const commentsNotOnDevice = 'The comments are not on this device yet.';
export const yourComment = 'Your comment';
export const post = 'Post';
export const offline = 'Offline';
export const notShown = 'This post could not be shown';
export const notOnDevice = 'This post is not on this device yet.';
export const loadingPost = 'Loading post';
export const community = 'Community';
export const cuisineAndTags = 'Cuisine and tags';
export const openThePictureOf = (title: string) => `Open the picture of “${title}”`;
