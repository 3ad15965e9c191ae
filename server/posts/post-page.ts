import type { PostPage } from '../../contract/post/post.ts';
import { POSTS_PAGE } from '../../contract/post/post-limits.ts';
import { toAvatarAddress, toPictureAddress } from '../../contract/upload.ts';
import { toCursor } from './cursor.ts';
import {
  COUNT_COLUMNS,
  LIKER_IDS,
  POST_COLUMNS,
  type PostRow,
  toAuthorName,
  toLikes,
  type Viewer,
} from './post-row.ts';

/** Columns of a listed post `p`; needs `POST_JOINS`. */
export const LISTED_COLUMNS = `${POST_COLUMNS}, ${COUNT_COLUMNS}, to_json(${LIKER_IDS})::text as "likerIds"`;

export interface ListedRow extends Omit<PostRow, 'likerIds'> {
  id: string;
  /** The sort key of the list: a time in milliseconds or a heat. */
  at: number;
  /** JSON. */
  likerIds: string;
}

export interface FoundPage {
  rows: readonly ListedRow[];
  pagination: PostPage['pagination'];
}

/** A named statement stays prepared on its connection. Only the usual page length is named: every length would fill the memory. */
export function toStatement(name: string, limit: number): { name?: string } {
  return limit === POSTS_PAGE ? { name } : {};
}

/** `rows` holds one row more than `limit` where the list goes on. */
export function toFoundPage(rows: readonly ListedRow[], limit: number): FoundPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? toCursor(last) : null;
  return { rows: shown, pagination: { hasMore: last !== undefined, nextCursor } };
}

/** A `ListedPost`. Joined from stored JSON: objects and JSON.stringify took 16 to 70 % more CPU (docs/decisions/0053). */
export function toListedJson(row: ListedRow, viewer: Viewer | undefined): string {
  const { body, imageId, likerIds, likeCount, commentCount } = row;
  const name = JSON.stringify(toAuthorName(row.authorName));
  const avatar = JSON.stringify(toAvatarAddress(row.avatarId));
  const image = imageId === null ? 'null' : JSON.stringify(toPictureAddress(imageId));
  const likes = viewer?.likes ? JSON.stringify(toLikes(JSON.parse(likerIds), viewer)) : likerIds;
  const likedByMe = viewer ? `,"likedByMe":${viewer.likes}` : '';
  const author = `{"id":"${row.authorId ?? ''}","name":${name},"avatar":${avatar}}`;
  return `${body.slice(0, -1)},"image":${image},"likes":${likes},"likeCount":${likeCount}${likedByMe},"commentCount":${commentCount},"author":${name},"authorId":${author}}`;
}
