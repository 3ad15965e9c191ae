import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { ProfileChange } from '#contract/account/profile-change.ts';
import { toTextKey } from '#contract/platform/text-key.ts';
import { toNameWords, updateNameWords } from '#server/member/name-words.ts';

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  tokenHash: Buffer;
  device: string;
}

export interface Account {
  id: string;
  passwordHash: string;
}

/** Emails are compared in this form and stored as typed. */
export function toEmailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Inserts an account with its first session. Returns undefined if the email is taken. */
export async function insertUser(pool: Pool, user: NewUser): Promise<string | undefined> {
  const { name, email, passwordHash, tokenHash, device } = user;
  const { rows } = await pool.query<{ id: string }>(
    `with born as (
       insert into users (id, name, email, email_key, password_hash, name_key)
       values ($1, $2, $3, $4, $5, $9) on conflict (email_key) do nothing returning id
     ), findable as (
       insert into name_words (word, user_id) select unnest($7::text[]), id from born
     ) insert into sessions (token_hash, user_id, device) select $6, id, $8 from born returning user_id as id`,
    [
      v7(),
      name,
      email,
      toEmailKey(email),
      passwordHash,
      tokenHash,
      toNameWords(name),
      device,
      toTextKey(name),
    ],
  );
  return rows[0]?.id;
}

export async function findAccount(pool: Pool, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>({
    name: 'account-by-email',
    text: `select id, password_hash as "passwordHash" from users where email_key = $1`,
    values: [toEmailKey(email)],
  });
  return rows[0];
}

export async function findPasswordHash(pool: Pool, userId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ hash: string }>(
    'select password_hash as hash from users where id = $1',
    [userId],
  );
  return rows[0]?.hash;
}

export async function changeProfile(
  client: PoolClient,
  userId: string,
  { name, bio }: ProfileChange,
): Promise<void> {
  await client.query(
    'update users set name = coalesce($2, name), bio = coalesce($3, bio) where id = $1',
    [userId, name, bio],
  );
  if (name !== undefined) await updateNameWords(client, userId, name);
}

/** Returns false if the password changed since it was checked, so only one of two concurrent changes succeeds. */
export async function updatePassword(
  client: PoolClient,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update users set password_hash = $3 where id = $1 and password_hash = $2',
    [userId, before, after],
  );
  return rowCount === 1;
}

/** Sets a new password for a member who followed a reset link. A mailed link confirms the email as well. */
export async function resetPasswordHash(
  client: PoolClient,
  { userId, isMailed, passwordHash }: { userId: string; isMailed: boolean; passwordHash: string },
): Promise<void> {
  await client.query('update users set password_hash = $2 where id = $1', [userId, passwordHash]);
  if (isMailed) await verifyEmail(client, userId);
}

export async function verifyEmail(client: PoolClient, userId: string): Promise<void> {
  await client.query(
    'update users set email_verified_at = now() where id = $1 and email_verified_at is null',
    [userId],
  );
}

/** Returns the email in its compared form, or undefined if the account was deleted. */
export async function findEmailKey(
  database: Pool | PoolClient,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await database.query<{ key: string }>(
    'select email_key as key from users where id = $1',
    [userId],
  );
  return rows[0]?.key;
}

/** Cascades to sessions, recipes, saved recipes and stored responses. */
export async function deleteUser(client: PoolClient, userId: string): Promise<void> {
  await client.query(
    `delete from recipe_notes where recipe_id in (select id::text from cookbook_recipes where user_id = $1)`,
    [userId],
  );
  await client.query('delete from users where id = $1', [userId]);
}
