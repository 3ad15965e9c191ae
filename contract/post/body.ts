import * as v from 'valibot';
import * as postTexts from '#texts/post.ts';
import { DISH_IN_BODY } from './cooked-body.ts';
import { ImagesInBody } from './images-body.ts';
import { POST_CATEGORIES, POST_TYPES, TAGS_MAX, TAGS_SENT_MAX } from './limits.ts';
import { toTagKey } from './tag-key.ts';
import { CommentContent, Content, Cuisine, Tag, Title } from './text.ts';

export const Id = v.pipe(v.string(postTexts.idInvalid), v.uuid(postTexts.idInvalid));

const Tags = v.pipe(
  v.custom<string[]>(
    (tags) => !Array.isArray(tags) || tags.length <= TAGS_SENT_MAX,
    postTexts.tagsTooMany,
  ),
  v.array(Tag, postTexts.tagInvalid),
  v.transform((tags) =>
    tags.filter((tag, at) => tags.findIndex((other) => toTagKey(other) === toTagKey(tag)) === at),
  ),
  v.maxLength(TAGS_MAX, postTexts.tagsTooMany),
);

const Category = v.picklist(POST_CATEGORIES, postTexts.categoryInvalid);
const Type = v.picklist(POST_TYPES, postTexts.typeInvalid);
/** The address of the member's upload, or a data URL, which the server stores as an upload. */
const Image = v.nullable(v.string(postTexts.imageInvalid));

/** POST /posts. The client may choose the id. */
export const PostBody = v.object({
  _id: v.optional(Id),
  title: Title,
  content: Content,
  category: v.optional(Category, 'recipe'),
  type: v.optional(Type, 'recipe'),
  tags: v.optional(Tags, []),
  cuisine: v.optional(Cuisine, ''),
  image: v.optional(Image, null),
  /** If set, `image` is ignored. */
  images: v.optional(ImagesInBody),
  /** A recipe of the author's cookbook. The post gets a copy of it, which does not change later. */
  cookbookId: v.optional(v.nullable(Id)),
  ...DISH_IN_BODY,
});
export type PostBody = v.InferInput<typeof PostBody>;

/** PUT /posts/{id}: a missing field stays unchanged. */
export const PostChange = v.object({
  title: v.optional(Title),
  content: v.optional(Content),
  category: v.optional(Category),
  type: v.optional(Type),
  tags: v.optional(Tags),
  cuisine: v.optional(Cuisine),
  image: v.optional(Image),
  images: v.optional(ImagesInBody),
  ...DISH_IN_BODY,
});
export type PostChange = v.InferOutput<typeof PostChange>;

/** `replyTo` is any comment of the same post. A reply to a reply is shown under the first comment. */
export const CommentBody = v.object({
  _id: v.optional(Id),
  content: CommentContent,
  replyTo: v.optional(Id),
});
export type CommentBody = v.InferInput<typeof CommentBody>;

export const CommentChange = v.object({ content: CommentContent });
