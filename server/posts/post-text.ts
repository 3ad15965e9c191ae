import { IDS_SHOWN } from '../../contract/post-limits.ts';
import { toAvatarAddress, toPictureAddress } from '../../contract/upload.ts';
import { accountTexts } from '../../texts/en/accounts.ts';

/** What every query about likes finds of a post `p`, with `LIKE_JOINS`. */
export const LIKE_COLUMNS = `c.like_count + coalesce(m.likes, 0) as "likeCount", array(
    select user_id from likes where post_id = p.id order by liked_at desc, user_id limit ${IDS_SHOWN}
  )::text as "likerIds"`;

/** What every query about posts finds of a post `p`, with `POST_JOINS`. */
export const POST_COLUMNS = `p.body, p.image_id as "imageId", p.author_id as "authorId", u.name as "authorName",
  u.avatar_id as "avatarId", c.comment_count + coalesce(m.comments, 0) as "commentCount", ${LIKE_COLUMNS}`;

/** The limits keep each of these a look-up by its key, whatever the planner thinks of the tables. */
export const LIKE_JOINS = `
  cross join lateral (select like_count, comment_count from post_counts where post_id = p.id limit 1) c
  left join lateral (
    select sum(likes)::int as likes, sum(comments)::int as comments from count_changes where post_id = p.id
  ) m on true`;

export const POST_JOINS = `${LIKE_JOINS}
  left join lateral (select name, avatar_id from users where id = p.author_id limit 1) u on true`;

/** Whether the user of this parameter likes the post `p`. */
export const toLikedBy = (user: string) =>
  `(select true from likes where user_id = ${user} and post_id = p.id limit 1) is not null`;

export interface PostRow {
  /** JSON, letter for letter as it is answered. */
  body: string;
  imageId: string | null;
  authorId: string | null;
  authorName: string | null;
  avatarId: string | null;
  likeCount: number;
  commentCount: number;
  /** The newest, as PostgreSQL writes an array. */
  likerIds: string;
}

/** Who asks, where they are signed in, and whether they like the post. */
export type Viewer = { id: string; likes: boolean } | undefined;

/** A post of a list as JSON; made by hand, since the feed is what is asked for most. */
export function toListedText(row: PostRow, viewer: Viewer): string {
  const name = JSON.stringify(toAuthorName(row.authorName));
  const avatar = JSON.stringify(toAvatarAddress(row.avatarId));
  const person = `{"id":"${row.authorId ?? ''}","name":${name},"avatar":${avatar}}`;
  return `${toSharedText(row, viewer)},"author":${name},"authorId":${person}}`;
}

/** What a post in a list and a whole one share, up to the fields in which they differ. */
export function toSharedText(row: PostRow, viewer: Viewer): string {
  const { body, imageId, likeCount, commentCount } = row;
  const likes = JSON.stringify(toLikes(row.likerIds, viewer));
  const mine = viewer ? `,"likedByMe":${viewer.likes}` : '';
  const image = imageId === null ? 'null' : `"${toPictureAddress(imageId)}"`;
  return `${body.slice(0, -1)},"image":${image},"likes":${likes},"likeCount":${likeCount}${mine},"commentCount":${commentCount}`;
}

/** Contract: one's own first, then the newest, at most 50. */
export function toLikes(likerIds: string, viewer: Viewer): string[] {
  const ids = toIds(likerIds);
  if (!viewer?.likes) return ids.filter((id) => id !== viewer?.id);
  return [viewer.id, ...ids.filter((id) => id !== viewer.id)].slice(0, IDS_SHOWN);
}

/** Of an array of ids as PostgreSQL writes it. */
export function toIds(written: string): string[] {
  return written === '{}' ? [] : written.slice(1, -1).split(',');
}

export function toAuthorName(name: string | null): string {
  return name ?? accountTexts.formerMember;
}
