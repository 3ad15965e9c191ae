import type { PostDish } from '#contract/post/cooked.ts';
import { type PostImage, toImages } from '#contract/post/images.ts';
import { IDS_SHOWN, IMAGES_MAX } from '#contract/post/limits.ts';
import { toPictureAddress } from '#contract/upload/schema.ts';
import { HIDDEN_MEMBERS } from '#server/platform/visibility.ts';
import * as accountTexts from '#texts/account.ts';

/** Count columns of a post `p`; needs `POST_JOINS` or `LIKE_JOINS`. */
export const COUNT_COLUMNS = `c.like_count + coalesce(m.likes, 0) - (
    select count(*)::int from standings s join likes l on l.user_id = s.user_id and l.post_id = p.id where s.is_hidden
  ) as "likeCount",
  c.comment_count + coalesce(m.comments, 0) as "commentCount"`;

/** SQL: ids of members who like the post `p`, newest first. */
export const LIKER_IDS = `array(
    select user_id from likes where post_id = p.id and user_id not in ${HIDDEN_MEMBERS} order by liked_at desc, user_id limit ${IDS_SHOWN}
  )`;

/** SQL: the pictures of the post `p`, null if `image_id` is enough. The limit makes it a lookup by key. */
const IMAGES = `(
    select json_agg(json_build_object('url', upload_id, 'alt', alt)) from (
      select upload_id, alt from post_images where post_id = p.id order by at limit ${IMAGES_MAX}
    ) shown
  )`;

/** Columns of a post `p`; needs `POST_JOINS`. */
export const POST_COLUMNS = `p.body, p.image_id as "imageId", p.author_id as "authorId", u.name as "authorName",
  u.avatar_id as "avatarId", d.dish, ${IMAGES} as images`;

/** The limits make each of these a lookup by key, whatever the planner estimates. */
export const LIKE_JOINS = `
  cross join lateral (select like_count, comment_count from post_counts where post_id = p.id limit 1) c
  left join lateral (
    select sum(likes)::int as likes, sum(comments)::int as comments from count_changes where post_id = p.id
  ) m on true`;

export const POST_JOINS = `${LIKE_JOINS}
  left join lateral (select name, avatar_id from users where id = p.author_id limit 1) u on true
  left join lateral (
    select json_build_object('title', body::json -> 'title', 'image', body::json -> 'image_url') as dish
    from recipes where id = p.recipe_id limit 1
  ) d on true`;

/** SQL: true if the user of this parameter likes the post `p`. */
export const toLikedBy = (user: string) =>
  `(select true from likes where user_id = ${user} and post_id = p.id limit 1) is not null`;

export interface PostRow {
  /** A `PostBody` as JSON. */
  body: string;
  imageId: string | null;
  /** Each `url` is an upload id. Null if `imageId` is enough. */
  images: PostImage[] | null;
  authorId: string | null;
  authorName: string | null;
  avatarId: string | null;
  /** Null for a post without a dish, and for a dish that the collection does not have. */
  dish: PostDish | null;
  likeCount: number;
  commentCount: number;
  /** Newest first. */
  likerIds: string[];
}

/** A signed-in caller, and whether they like the post. */
export interface Viewer {
  id: string;
  likes: boolean;
}

/** Contract: the viewer comes first, then the newest, at most 50. */
export function toLikes(likerIds: readonly string[], viewer: Viewer): string[] {
  const others = likerIds.filter((id) => id !== viewer.id);
  return viewer.likes ? [viewer.id, ...others].slice(0, IDS_SHOWN) : others;
}

/** Converts the pictures of a post to the form that every response uses. */
export function toPictures({ imageId, images }: Pick<PostRow, 'imageId' | 'images'>): {
  image: string | null;
  images: PostImage[];
} {
  const listed = images?.map(({ url, alt }) => ({ url: toPictureAddress(url), alt }));
  const image = listed?.[0]?.url ?? (imageId === null ? null : toPictureAddress(imageId));
  return { image, images: [...toImages({ image, images: listed })] };
}

export function toDish({ dish }: Pick<PostRow, 'dish'>): { dish?: PostDish } {
  return dish === null ? {} : { dish };
}

export function toAuthorName(name: string | null): string {
  return name ?? accountTexts.formerMember;
}
