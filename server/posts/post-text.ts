import { accountTexts } from '../../contract/account-texts.ts';
import { IDS_SHOWN } from '../../contract/post-limits.ts';
import { UPLOADS_PATH } from '../../contract/upload.ts';
import { toAvatarAddress, toFileNames } from '../uploads/files.ts';

/** What every query about posts finds of a post `p`; whoever asks is `$1`, null for a visitor. */
export const POST_COLUMNS = `p.body, p.image_id as "imageId", p.author_id as "authorId", u.name as "authorName",
  u.avatar_id as "avatarId",
  c.like_count + coalesce(m.likes, 0) as "likeCount", c.comment_count + coalesce(m.comments, 0) as "commentCount",
  array(
    select user_id from likes where post_id = p.id order by liked_at desc, user_id limit ${IDS_SHOWN}
  )::text as "likerIds",
  case when $1::uuid is not null then mine.found is not null end as "likedByMe"`;

/** The limit keeps the look-up of a like one by its key, whatever the planner thinks of it. */
export const POST_JOINS = `join post_counts c on c.post_id = p.id
  left join users u on u.id = p.author_id
  left join lateral (
    select sum(likes)::int as likes, sum(comments)::int as comments from count_changes where post_id = p.id
  ) m on true
  left join lateral (
    select true as found from likes where user_id = $1::uuid and post_id = p.id limit 1
  ) mine on true`;

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
  /** Null where a visitor asks. */
  likedByMe: boolean | null;
}

/** A post of a list as JSON; made by hand, since the feed is what is asked for most. */
export function toListedText(row: PostRow, viewerId: string | undefined): string {
  const id = JSON.stringify(row.authorId ?? '');
  const name = JSON.stringify(toAuthorName(row.authorName));
  const person = `{"id":${id},"name":${name},"avatar":${JSON.stringify(toAvatarAddress(row.avatarId))}}`;
  return `${toSharedText(row, viewerId)},"author":${name},"authorId":${person}}`;
}

/** What a post in a list and a whole one share, up to the fields in which they differ. */
export function toSharedText(row: PostRow, viewerId: string | undefined): string {
  const { body, imageId, likeCount, commentCount, likedByMe } = row;
  const likes = JSON.stringify(toLikes(row.likerIds, viewerId, likedByMe === true));
  const mine = likedByMe === null ? '' : `,"likedByMe":${likedByMe}`;
  const image = imageId === null ? 'null' : JSON.stringify(toImage(imageId));
  return `${body.slice(0, -1)},"image":${image},"likes":${likes},"likeCount":${likeCount}${mine},"commentCount":${commentCount}`;
}

/** Contract: one's own first, then the newest, at most 50. */
export function toLikes(likerIds: string, viewerId: string | undefined, isMine: boolean): string[] {
  const ids = likerIds === '{}' ? [] : likerIds.slice(1, -1).split(',');
  if (!isMine || viewerId === undefined) return ids;
  return [viewerId, ...ids.filter((id) => id !== viewerId)].slice(0, IDS_SHOWN);
}

export function toAuthorName(name: string | null): string {
  return name ?? accountTexts.formerMember;
}

export function toImage(imageId: string): string {
  return UPLOADS_PATH + toFileNames(imageId, 'picture')[0];
}
