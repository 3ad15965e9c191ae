import type { Pool, PoolClient } from 'pg';
import { toFileNames, type UploadKind } from '../../contract/upload.ts';

export interface NewUpload {
  id: string;
  ownerId: string;
  kind: UploadKind;
  width: number;
  height: number;
}

interface UploadRow {
  id: string;
  kind: UploadKind;
}

/** False where the owner is gone. */
export async function insertUpload(client: PoolClient, upload: NewUpload): Promise<boolean> {
  const { id, ownerId, kind, width, height } = upload;
  const { rowCount } = await client.query(
    `insert into uploads (id, owner_id, kind, width, height)
     select $1, users.id, $3, $4, $5 from users where users.id = $2`,
    [id, ownerId, kind, width, height],
  );
  return rowCount === 1;
}

export async function updateAvatar(client: PoolClient, userId: string, id: string): Promise<void> {
  await client.query('update users set avatar_id = $2 where id = $1', [userId, id]);
}

/**
 * Lets a post show a picture of its author's; false where there is none such. It writes the row, so that whoever is about to
 * throw the upload away as unused waits and looks again.
 */
export async function usePicture(
  client: PoolClient,
  id: string,
  ownerId: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update uploads set unused_since = null where id = $1 and owner_id = $2 and kind = 'picture'`,
    [id, ownerId],
  );
  return rowCount === 1;
}

/** Whose the upload is; undefined where there is none. */
export async function findUploadOwner(
  client: PoolClient,
  id: string,
): Promise<{ ownerId: string | null } | undefined> {
  const { rows } = await client.query<{ ownerId: string | null }>(
    'select owner_id as "ownerId" from uploads where id = $1 for update',
    [id],
  );
  return rows[0];
}

/** Answers with the names of the files to remove once that is committed; so do the others. */
export async function removeUpload(client: PoolClient, id: string): Promise<string[]> {
  const { rows } = await client.query<UploadRow>(
    'delete from uploads where id = $1 returning id, kind',
    [id],
  );
  return toNames(rows);
}

/** To be called before the account goes: then nobody shows its avatar, and only posts that stay keep their pictures. */
export async function findUploadsOf(client: PoolClient, userId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from uploads where owner_id = $1',
    [userId],
  );
  return rows.map(({ id }) => id);
}

export async function deleteUnused(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  // A statement of its own: only the one after it sees the post that was taking one of them into use meanwhile.
  await client.query('select from uploads where id = any ($1::uuid[]) order by id for update', [
    ids,
  ]);
  const { rows } = await client.query<UploadRow>(
    `delete from uploads where id = any ($1::uuid[])
     and not exists (select from upload_uses where upload_id = uploads.id) returning id, kind`,
    [ids],
  );
  return toNames(rows);
}

/** Ninety days without a use: as long as a post that shows it may still be waiting on a phone. */
export async function deleteLongUnused(pool: Pool): Promise<string[]> {
  const isUsed = 'exists (select from upload_uses where upload_id = uploads.id)';
  await pool.query(
    `update uploads set unused_since = null where unused_since is not null and ${isUsed}`,
  );
  await pool.query(
    `update uploads set unused_since = now() where unused_since is null and not ${isUsed}`,
  );
  const { rows } = await pool.query<UploadRow>(
    `delete from uploads where unused_since < now() - interval '90 days' and not ${isUsed} returning id, kind`,
  );
  return toNames(rows);
}

export async function findExisting(pool: Pool, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from uploads where id = any ($1::uuid[])',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

function toNames(rows: readonly UploadRow[]): string[] {
  return rows.flatMap(({ id, kind }) => toFileNames(id, kind));
}
