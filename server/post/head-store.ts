import type { Pool } from 'pg';
import { toPictureAddress } from '#contract/upload/schema.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { type PostBody, readPostBody } from './post-body.ts';
import { toAuthorName } from './post-row.ts';

interface PostSummary {
  post: PostBody;
  author: string;
  image: { url: string; width: number; height: number } | undefined;
}

interface Row {
  body: string;
  author: string | null;
  imageId: string | null;
  width: number | null;
  height: number | null;
}

export async function findPostSummary(pool: Pool, id: string): Promise<PostSummary | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await pool.query<Row>({
    name: 'post-summary',
    text: `select body, name as author, image_id as "imageId", width, height from posts
      left join users on users.id = author_id left join uploads on uploads.id = image_id
      where posts.id = $1 and not hidden`,
    values: [id],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { imageId, width, height } = row;
  const image =
    imageId === null || width === null || height === null
      ? undefined
      : { url: toPictureAddress(imageId), width, height };
  return { post: readPostBody(row.body), author: toAuthorName(row.author), image };
}
