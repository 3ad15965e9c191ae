import { plural } from './language.ts';

// Texts with a section number are from the specification, verbatim.

// Specification 2
export const feed = 'Feed';
export const trending = 'Trending';
export const myPosts = 'My Posts';
export const createPost = 'Create Post';
// Specification 5
export const required = 'Title and content are required';
export const imageTooLarge = 'Image file size must be less than 5MB';
export const imageWrongType = 'Please select a valid image file';
export const imageUnreadable = 'Failed to read image file';
// Specification 6
export const logInToLike = 'Please log in to like posts';
export const logInToDelete = 'Please log in to delete posts';
export const confirmDelete =
  'Are you sure you want to delete this post? This action cannot be undone.';
// Specification 8, Posts
export const deleteFailed = 'Failed to delete post. Please try again.';
export const deleted = 'Post deleted successfully';
export const unknownError = 'Unknown error occurred';
export const notFound = 'Post Not Found';
export const notFoundHint = 'The post you are looking for does not exist.';
// Not in the specification, but in the same tone
export const published = 'Post published successfully';
export const updated = 'Post updated successfully';
export const waiting = 'Waiting to send';
export const refused = 'Couldn’t be sent';
export const titleTooLong = 'Title must be at most 120 characters long';
export const contentTooLong = 'Content must be at most 10000 characters long';
export const commentRequired = 'Comment is required';
export const commentTooLong = 'Comment must be at most 1000 characters long';
export const tagsTooMany = 'At most 10 tags are allowed';
export const tagInvalid = 'Tags must be between 1 and 30 characters long';
export const categoryInvalid = 'Please choose a valid category';
export const typeInvalid = 'Please choose recipe or story';
export const cuisineTooLong = 'Cuisine must be at most 40 characters long';
export const imageInvalid = 'Image must be an uploaded picture or a data URL';
export const imagesTooMany = 'At most 4 pictures are allowed';
export const altTooLong = 'The description of a picture must be at most 200 characters long';
export const unreadable = 'Text contains characters that cannot be shown';
export const idInvalid = 'The id must be a UUID';
export const notInCookbook = 'This recipe is not in your cookbook';
export const postGone = 'Post not found';
export const commentGone = 'Comment not found';
export const repliedToGone = 'The comment you are replying to was deleted';
export const notYourPost = 'You can only change your own posts';
export const notYourCommentToChange = 'You can only edit your own comments';
export const commentTooOld = 'Comments can only be edited for ten minutes';
export const notYourComment = 'You can only delete your own comments or comments on your own posts';
export const followInvalid = 'Following must be true or false';
export const followSelf = 'You cannot follow yourself';
export const stale = 'This post was changed elsewhere in the meantime';
export const idTaken = 'This id is already taken';
export const targetGone = 'The post is gone';
export const changeFailed = 'This could not be changed. Please try again.';
export const commentNotSent = 'The comment could not be sent. Please try again.';
export const commentNotChanged = 'The comment could not be changed. Please try again.';
export const commentNotDeleted = 'The comment could not be deleted. Please try again.';
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

/** The categories of posts (specification 9). */
export const categoryRecipe = 'Recipe';
export const categoryCookingTip = 'Cooking tip';
export const categoryRestaurantReview = 'Restaurant review';
export const categoryFoodStory = 'Food story';
export const categoryTechnique = 'Technique';

// Cards
export const deleteThisPost = 'Delete this post?';
export const keepIt = 'Keep it';
export const neverSent = 'Your post was never sent, and there is no other copy.';
export const waitsForConnection = 'Waiting to send. Your post is sent when you’re back online.';
export const unlike = 'Unlike';
export const like = 'Like';
export const moreActions = 'More actions';
export const tags = 'Tags';
export const pictureBy = (author: string) => `Picture by ${author}`;
export const textCopied = 'Text copied';
export const textNotCopied = 'The text could not be copied';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link could not be copied';
export const sendsOnline = 'Sends when you’re back online';
export const justNow = 'Just now';
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const days = (count: number) => `${count} d`;
export const ago = (when: string) => `${when} ago`;
export const onDate = (when: string) => `on ${when}`;
export const likeCount = (count: number) =>
  `${count} ${plural(count, { one: 'like', other: 'likes' })}`;
export const commentCount = (count: number) =>
  `${count} ${plural(count, { one: 'comment', other: 'comments' })}`;

// The page of a post
export const comments = 'Comments';
export const commentsNotOnDevice = 'The comments are not on this device yet.';
export const yourComment = 'Your comment';
export const post = 'Post';
export const notShown = 'This post could not be shown';
export const loadingPost = 'Loading post';
export const community = 'Community';
export const cuisineAndTags = 'Cuisine and tags';
interface OpenPicture {
  title: string;
  /** Alt text of the picture from its author, if there is one. */
  alt: string;
  /** Position of the picture among all of the post. */
  at: number;
  of: number;
}
export function openPicture({ title, alt, at, of }: OpenPicture): string {
  const which = of === 1 ? 'the picture' : `picture ${at} of ${of}`;
  return `Open ${which} of “${title}”${alt && `: ${alt}`}`;
}
export const edited = 'edited';

// The list of those who like a post
export const likes = 'Likes';
export const loadingLikes = 'Loading likes';
export const nobodyLikesThisYet = 'No likes yet';
export const likesFailed = 'Likes could not be loaded';

export const repeated = 'You have already written this in the last hour';
