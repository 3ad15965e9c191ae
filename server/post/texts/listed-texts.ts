import type { Pool } from 'pg';
import { toAvatarAddress } from '#contract/upload/schema.ts';
import {
  COUNT_COLUMNS,
  LIKER_IDS,
  POST_COLUMNS,
  POST_JOINS,
  type PostRow,
  toAuthorName,
  toPictures,
} from '../post-row.ts';
import { type SharedText, toSharedText } from './shared-text.ts';

interface ListedRow extends Omit<PostRow, 'likerIds'> {
  id: string;
  /** JSON. */
  likerIds: string;
  hidden: boolean;
}

/** Builds the `ListedPost` JSON of each post. */
export async function findListedTexts(
  pool: Pool,
  postIds: readonly string[],
): Promise<Map<string, SharedText>> {
  const { rows } = await pool.query<ListedRow>({
    name: 'listed-posts',
    text: `select p.id, p.hidden, ${POST_COLUMNS}, ${COUNT_COLUMNS}, to_json(${LIKER_IDS})::text as "likerIds"
      from unnest($1::uuid[]) as wanted (post_id)
        cross join lateral (select * from posts where id = wanted.post_id limit 1) p ${POST_JOINS}`,
    values: [postIds],
  });
  return new Map(rows.map((row) => [row.id, toListedText(row)]));
}

/** Concatenates stored JSON, because objects and JSON.stringify took 16 to 70 % more CPU (docs/decisions/0053). */
function toListedText(row: ListedRow): SharedText {
  const { body, likerIds, likeCount, commentCount, authorId } = row;
  const name = JSON.stringify(toAuthorName(row.authorName));
  const avatar = JSON.stringify(toAvatarAddress(row.avatarId));
  // The fields `image` and `images`, without the outer braces.
  const pictures = JSON.stringify(toPictures(row)).slice(1, -1);
  const dish = row.dish === null ? '' : `,"dish":${JSON.stringify(row.dish)}`;
  const hidden = row.hidden ? ',"hidden":true' : '';
  const author = `{"id":"${authorId ?? ''}","name":${name},"avatar":${avatar}}`;
  return toSharedText(
    [
      `${body.slice(0, -1)}${dish},${pictures},"likes":`,
      likerIds,
      `,"likeCount":${likeCount}`,
      `,"commentCount":${commentCount},"author":${name},"authorId":${author}${hidden}}`,
    ],
    authorId === null ? [] : [authorId],
  );
}
