import * as v from 'valibot';
import { DISH_OF_POST } from './cooked.ts';
import { PostImage } from './post-images.ts';
import { POST_CATEGORIES, POST_TYPES } from './post-limits.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The moderators have hidden it: only its author and they get it, and only then is this there. */
const hidden = v.optional(v.boolean());

/** Someone beside what they wrote or liked. `avatar` is an address or ''. */
export const Person = v.object({ id: v.string(), name: v.string(), avatar: v.string() });
export type Person = v.InferOutput<typeof Person>;

/** `avatar` is that of the author. */
export const Comment = v.object({
  _id: v.string(),
  author: v.string(),
  authorId: v.string(),
  avatar: v.string(),
  content: v.string(),
  createdAt: v.string(),
  /** When its author changed it last. */
  editedAt: v.optional(v.string()),
  /** The comment it replies to, of the same post; that one replies to none. It may not be among those that are shown. */
  replyTo: v.optional(v.string()),
  hidden,
  /** The place of a deleted comment with replies: its id and the time of its first reply. All else is empty. */
  deleted: v.optional(v.boolean()),
});
export type Comment = v.InferOutput<typeof Comment>;

const POST = {
  _id: v.string(),
  title: v.string(),
  content: v.string(),
  /** An address on this origin, or null. */
  image: v.nullable(v.string()),
  /** All its pictures, at most four; `image` is the address of the first. Always sent, but stored copies may be older. */
  images: v.optional(v.array(PostImage)),
  tags: v.array(v.string()),
  category: v.picklist(POST_CATEGORIES),
  type: v.picklist(POST_TYPES),
  /** A name of the catalogue as its author gave it, or ''. */
  cuisine: v.string(),
  ...DISH_OF_POST,
  author: v.string(),
  createdAt: v.string(),
  /** When its words were changed last; as `createdAt` where they never were. */
  updatedAt: v.string(),
  /** Ids of those who like it: one's own first, then the newest, at most 50. `likeCount` is the truth. */
  likes: v.array(v.string()),
  likeCount: count,
  /** Only in answers to somebody signed in. */
  likedByMe: v.optional(v.boolean()),
  commentCount: count,
  hidden,
};

/** A post in a list: no comments, and its author as somebody to show. */
export const ListedPost = v.object({ ...POST, authorId: Person });
export type ListedPost = v.InferOutput<typeof ListedPost>;

export const Post = v.object({
  ...POST,
  authorId: v.string(),
  authorAvatar: v.string(),
  /** Goes with every change of its words; the `ETag` of the answer is it in quotes, and `If-Match` names it so. */
  version: v.string(),
  comments: v.array(Comment),
  /** For GET /posts/{id}/comments?cursor= where there are more. */
  commentsCursor: v.nullable(v.string()),
});
export type Post = v.InferOutput<typeof Post>;

const pagination = v.object({ hasMore: v.boolean(), nextCursor: v.nullable(v.string()) });

/** GET /posts, /posts/trending and /users/{id}/posts. */
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

/** GET /posts/{id}/likes: the newest first, oneself before all. */
export const Likers = v.array(Person);
export type Likers = v.InferOutput<typeof Likers>;

export const CommentAnswer = v.object({ comment: Comment });
export type CommentAnswer = v.InferOutput<typeof CommentAnswer>;
