/** Texts about posts, comments and people from the specification (sections 2, 4, 5, 6 and 8), verbatim. */
export const postTexts = {
  // Specification 2
  feed: 'Feed',
  trending: 'Trending',
  myPosts: 'My Posts',
  createPost: 'Create Post',
  // Specification 5
  required: 'Title and content are required',
  imageTooLarge: 'Image file size must be less than 5MB',
  imageWrongType: 'Please select a valid image file',
  imageUnreadable: 'Failed to read image file',
  // Specification 6
  logInToLike: 'Please log in to like posts',
  logInToDelete: 'Please log in to delete posts',
  confirmDelete: 'Are you sure you want to delete this post? This action cannot be undone.',
  // Specification 8, Posts
  deleteFailed: 'Failed to delete post. Please try again.',
  deleted: 'Post deleted successfully',
  unknownError: 'Unknown error occurred',
  notFound: 'Post Not Found',
  notFoundHint: 'The post you are looking for does not exist.',
  // Not in the specification, but in the same tone
  published: 'Post published successfully',
  updated: 'Post updated successfully',
  waiting: 'Waiting to send',
  refused: 'Couldn’t be sent',
  titleTooLong: 'Title must be at most 120 characters long',
  contentTooLong: 'Content must be at most 10000 characters long',
  commentRequired: 'Comment is required',
  commentTooLong: 'Comment must be at most 1000 characters long',
  tagsTooMany: 'At most 10 tags are allowed',
  tagInvalid: 'Tags must be between 1 and 30 characters long',
  categoryInvalid: 'Please choose a valid category',
  typeInvalid: 'Please choose recipe or story',
  cuisineTooLong: 'Cuisine must be at most 40 characters long',
  imageInvalid: 'Image must be an uploaded picture or a data URL',
  imagesTooMany: 'At most 4 pictures are allowed',
  altTooLong: 'The description of a picture must be at most 200 characters long',
  unreadable: 'Text contains characters that cannot be shown',
  idInvalid: 'The id must be a UUID',
  postGone: 'Post not found',
  commentGone: 'Comment not found',
  repliedToGone: 'The comment you are replying to was deleted',
  notYourPost: 'You can only change your own posts',
  notYourCommentToChange: 'You can only edit your own comments',
  commentTooOld: 'Comments can only be edited for ten minutes',
  notYourComment: 'You can only delete your own comments or comments on your own posts',
  followInvalid: 'Following must be true or false',
  followSelf: 'You cannot follow yourself',
  stale: 'This post was changed elsewhere in the meantime',
  idTaken: 'This id is already taken',
  targetGone: 'The post is gone',
  changeFailed: 'This could not be changed. Please try again.',
  commentNotSent: 'The comment could not be sent. Please try again.',
  commentNotChanged: 'The comment could not be changed. Please try again.',
  commentNotDeleted: 'The comment could not be deleted. Please try again.',
} as const;

/** Specification 8. */
export function toDeleteFailed(reason: string): string {
  return `Delete failed: ${reason}`;
}

/** Specification 8. */
export function toSaveFailed(reason: string): string {
  return `Failed to save post: ${reason}`;
}

/** Specification 8. */
export function toLoadFailed(reason: string): string {
  return `Failed to load post: ${reason}`;
}
