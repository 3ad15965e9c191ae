import type { Pool } from 'pg';
import type { ListedPost } from '#contract/post/schema.ts';
import { toAvatarAddress } from '#contract/upload/schema.ts';
import type { PostBody } from './post-body.ts';
import {
  COUNT_COLUMNS,
  LIKER_IDS,
  POST_COLUMNS,
  POST_JOINS,
  type PostRow,
  toAuthorName,
  toDish,
  toPictures,
} from './post-row.ts';

interface ListedRow extends Omit<PostRow, 'body'> {
  body: PostBody;
  hidden: boolean;
}

/** Finds posts as visitors read them in lists, in the order of the ids. Missing posts are left out. */
export async function findListedPosts(pool: Pool, ids: readonly string[]): Promise<ListedPost[]> {
  const { rows } = await pool.query<ListedRow>({
    name: 'posts-listed',
    text: `select ${POST_COLUMNS}, p.body::json as body, p.hidden, ${COUNT_COLUMNS}, to_json(${LIKER_IDS}) as "likerIds"
      from unnest($1::uuid[]) with ordinality as wanted (post_id, at)
        cross join lateral (select * from posts where id = wanted.post_id limit 1) p ${POST_JOINS} order by at`,
    values: [ids],
  });
  return rows.map(toListedPost);
}

function toListedPost(row: ListedRow): ListedPost {
  const author = toAuthorName(row.authorName);
  return {
    ...row.body,
    ...toDish(row),
    ...toPictures(row),
    likes: row.likerIds,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    author,
    authorId: { id: row.authorId ?? '', name: author, avatar: toAvatarAddress(row.avatarId) },
    ...(row.hidden && { hidden: true }),
  };
}
