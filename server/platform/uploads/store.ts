import type { Pool, PoolClient } from 'pg';
import { toFileNames, type UploadKind } from '#contract/upload/schema.ts';

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

/** Returns false if the owner was deleted. */
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
 * Marks uploads as used by a post and returns those that are pictures of this owner. It updates the rows, so that a
 * concurrent cleanup of unused uploads waits and checks again. The update locks the rows in the order of their ids.
 */
export async function usePictures(
  client: PoolClient,
  ids: readonly string[],
  ownerId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `with own as (
      select id from uploads where id = any ($1::uuid[]) and owner_id = $2 and kind = 'picture' order by id for update
    ) update uploads set unused_since = null from own where uploads.id = own.id returning uploads.id`,
    [ids, ownerId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the owner, or undefined if the upload does not exist. */
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

/** Returns the names of the files to remove after the commit, like the other functions. */
export async function removeUpload(client: PoolClient, id: string): Promise<string[]> {
  const { rows } = await client.query<UploadRow>(
    'delete from uploads where id = $1 returning id, kind',
    [id],
  );
  return toNames(rows);
}

/** Call it before the account is deleted, so that only pictures of remaining posts stay. */
export async function findUploadsOf(client: PoolClient, userId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from uploads where owner_id = $1',
    [userId],
  );
  return rows.map(({ id }) => id);
}

export async function deleteUnused(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  // A separate statement, so that the next one sees a post that started to use one of them in between.
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

/** Deletes uploads that were unused for 90 days. A post that shows one may wait that long in an outbox. */
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
