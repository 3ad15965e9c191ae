import type { PoolClient } from 'pg';
import type { StoredPicture } from './ports.ts';

/**
 * Saves the pictures of a post that already has the first one in its row. A single picture without a description needs
 * no row in `post_images`. Surplus rows are deleted last, because a trigger makes the first remaining picture that of
 * the post.
 */
export async function savePictures(
  client: PoolClient,
  postId: string,
  pictures: readonly StoredPicture[],
): Promise<void> {
  const isPlain = pictures.length <= 1 && pictures.every(({ alt }) => alt === '');
  const rows = isPlain ? [] : pictures;
  if (rows.length > 0) {
    await client.query({
      name: 'post-images-save',
      text: `insert into post_images (post_id, at, upload_id, alt)
        select $1, at, id, alt from unnest($2::uuid[], $3::text[]) with ordinality as given (id, alt, at)
        on conflict (post_id, at) do update set upload_id = excluded.upload_id, alt = excluded.alt`,
      values: [postId, rows.map(({ id }) => id), rows.map(({ alt }) => alt)],
    });
  }
  await client.query({
    name: 'post-images-cut',
    text: 'delete from post_images where post_id = $1 and at > $2',
    values: [postId, rows.length],
  });
}
