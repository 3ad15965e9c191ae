import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Pool, PoolClient } from 'pg';
import { toFileNames, type UploadKind } from '#contract/upload/schema.ts';
import { HIDDEN_MEMBERS } from '#server/platform/visibility.ts';
import { inTransaction } from '#server/platform/writes/transaction.ts';
import type { UploadFiles } from './files.ts';
import { deleteUnused } from './store.ts';

/** SQL: the ids of uploads in hidden posts and of hidden members. */
const HIDDEN_USES = `(
    select image_id as id from posts where hidden and image_id is not null
    union select upload_id from post_images join posts on posts.id = post_id where hidden
    union select avatar_id from users where id in ${HIDDEN_MEMBERS} and avatar_id is not null
  )`;

/**
 * Moves every hidden picture to a new, secret URL and deletes the file at the old one. The next call completes an
 * interrupted one.
 */
export async function hidePictures(pool: Pool, files: UploadFiles): Promise<void> {
  await pool.query(
    `update uploads set is_private = false where is_private and id not in ${HIDDEN_USES}`,
  );
  const { rows } = await pool.query<{ id: string; kind: UploadKind }>(
    `select id, kind from uploads where not is_private and id in ${HIDDEN_USES}`,
  );
  for (const { id, kind } of rows) {
    const newId = randomUUID();
    const isCopied = await copyFiles(files, toFileNames(id, kind), toFileNames(newId, kind));
    if (!isCopied) continue;
    const oldFiles = await inTransaction(pool, async (client) => {
      const names = await moveUses(client, id, newId);
      return async () => names;
    });
    await files.remove(oldFiles);
  }
}

/** Returns false if a file is missing, for example because its post was deleted in the meantime. */
async function copyFiles(
  files: UploadFiles,
  from: readonly string[],
  to: readonly string[],
): Promise<boolean> {
  for (const [n, name] of from.entries()) {
    const found = await files.find(name);
    const newName = to[n];
    if (found === undefined || newName === undefined) return false;
    await files.save(newName, await buffer(found.stream));
  }
  return true;
}

/** Returns the names of the files to remove. Visible posts with the same picture keep it. */
async function moveUses(client: PoolClient, id: string, newId: string): Promise<string[]> {
  await client.query(
    `insert into uploads (id, owner_id, kind, width, height, created_at, unused_since, is_private)
     select $2, owner_id, kind, width, height, created_at, null, true from uploads where id = $1`,
    [id, newId],
  );
  await client.query(
    `update post_images set upload_id = $2 where upload_id = $1
       and exists (select from posts where id = post_id and hidden)`,
    [id, newId],
  );
  await client.query('update posts set image_id = $2 where image_id = $1 and hidden', [id, newId]);
  await client.query(
    `update users set avatar_id = $2 where avatar_id = $1 and id in ${HIDDEN_MEMBERS}`,
    [id, newId],
  );
  return deleteUnused(client, [id]);
}
