import * as v from 'valibot';
import { DISH_OF_POST } from './cooked.ts';
import { PostImage } from './images.ts';
import { POST_CATEGORIES, POST_TYPES } from './limits.ts';
import { PostRecipe } from './post-recipe.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Set if the moderators have hidden it. Only its author and the moderators receive it. */
const hidden = v.optional(v.boolean());

/** Author or liker. `avatar` is an address or ''. */
export const Person = v.object({ id: v.string(), name: v.string(), avatar: v.string() });
export type Person = v.InferOutput<typeof Person>;

export const Comment = v.object({
  _id: v.string(),
  author: v.string(),
  authorId: v.string(),
  avatar: v.string(),
  content: v.string(),
  createdAt: v.string(),
  editedAt: v.optional(v.string()),
  /** Id of the comment it replies to, a top-level comment of the same post. That comment may not be loaded. */
  replyTo: v.optional(v.string()),
  hidden,
  /** Set for a deleted comment with replies: only its id and the time of its first reply are set. */
  deleted: v.optional(v.boolean()),
});
export type Comment = v.InferOutput<typeof Comment>;

const POST = {
  _id: v.string(),
  title: v.string(),
  content: v.string(),
  /** An address on this origin, or null. */
  image: v.nullable(v.string()),
  /** All pictures, at most four; `image` is the address of the first. Only old stored copies lack this field. */
  images: v.optional(v.array(PostImage)),
  tags: v.array(v.string()),
  category: v.picklist(POST_CATEGORIES),
  type: v.picklist(POST_TYPES),
  /** Name of a cuisine as the author gave it, or ''. */
  cuisine: v.string(),
  ...DISH_OF_POST,
  author: v.string(),
  createdAt: v.string(),
  /** Time of the last text change, or `createdAt` if there was none. */
  updatedAt: v.string(),
  /** Ids of at most 50 likers: the viewer's first, then the newest. `likeCount` is the full number. */
  likes: v.array(v.string()),
  likeCount: count,
  /** Only set for a signed-in viewer. */
  likedByMe: v.optional(v.boolean()),
  commentCount: count,
  hidden,
};

/** A post in a list has no comments, and its author as a `Person`. */
export const ListedPost = v.object({ ...POST, authorId: Person });
export type ListedPost = v.InferOutput<typeof ListedPost>;

export const Post = v.object({
  ...POST,
  authorId: v.string(),
  authorAvatar: v.string(),
  recipe: v.optional(PostRecipe),
  /** Changes with every text change. `ETag` and `If-Match` hold it in quotes. */
  version: v.string(),
  comments: v.array(Comment),
  /** Cursor for GET /posts/{id}/comments, or null if all comments are here. */
  commentsCursor: v.nullable(v.string()),
});
export type Post = v.InferOutput<typeof Post>;

const pagination = v.object({ hasMore: v.boolean(), nextCursor: v.nullable(v.string()) });

export const PostPage = v.object({ posts: v.array(ListedPost), pagination });
export type PostPage = v.InferOutput<typeof PostPage>;

export const CommentPage = v.object({ comments: v.array(Comment), pagination });
export type CommentPage = v.InferOutput<typeof CommentPage>;

export const LikeAnswer = v.object({
  likes: v.array(v.string()),
  likeCount: count,
  likedByMe: v.boolean(),
});
export type LikeAnswer = v.InferOutput<typeof LikeAnswer>;

/** GET /posts/{id}/likes: the viewer first, then the newest. */
export const Likers = v.array(Person);
export type Likers = v.InferOutput<typeof Likers>;

export const CommentAnswer = v.object({ comment: Comment });
export type CommentAnswer = v.InferOutput<typeof CommentAnswer>;
