import type { Pool } from 'pg';
import type { PostRecipe } from '#contract/post/post-recipe.ts';
import { toPictureAddress } from '#contract/upload/schema.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { type PostBody, readPostBody } from './post-body.ts';
import { toPostRecipe } from './post-recipe-store.ts';
import { toAuthorName } from './post-row.ts';

interface PostSummary {
  post: PostBody;
  author: string;
  image: { url: string; width: number; height: number } | undefined;
  recipe: PostRecipe | undefined;
}

interface Row {
  body: string;
  author: string | null;
  imageId: string | null;
  recipe: PostRecipe | null;
  width: number | null;
  height: number | null;
}

export async function findPostSummary(pool: Pool, id: string): Promise<PostSummary | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await pool.query<Row>({
    name: 'post-summary',
    text: `select body, name as author, image_id as "imageId", width, height,
        ${toPostRecipe('posts.id')} as recipe from posts
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
  return {
    post: readPostBody(row.body),
    author: toAuthorName(row.author),
    image,
    recipe: row.recipe ?? undefined,
  };
}
