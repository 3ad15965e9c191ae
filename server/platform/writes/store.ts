import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { LOCK_TIMEOUT } from './transaction.ts';

export interface StoredAnswer {
  fingerprint: Buffer;
  /** Null only while its transaction runs. */
  status: number | null;
  body: string | null;
}

/** True if the key is new. Waits for another transaction with the same key. */
export async function insertKey(
  client: PoolClient,
  userId: string,
  key: string,
  fingerprint: Buffer,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'idempotency-insert',
    text: 'insert into idempotency (user_id, key, fingerprint) values ($1, $2, $3) on conflict do nothing',
    values: [userId, key, fingerprint],
  });
  return rowCount === 1;
}

export interface Key {
  userId: string;
  key: string;
  fingerprint: Buffer;
}

const toName = ({ userId, key }: Key) => `${userId} ${key}`;

/** Keeps the first of the keys with the same member and UUID. */
export function dedupeKeys(keys: readonly Key[]): Key[] {
  return [...new Map(keys.toReversed().map((each) => [toName(each), each])).values()];
}

/** The columns `key` and `fingerprint` as two array parameters of a statement, with null for a missing key. */
export function toKeyValues(keys: readonly (Key | undefined)[]) {
  return [keys.map((key) => key?.key ?? null), keys.map((key) => key?.fingerprint ?? null)];
}

/** SQL: limits how long a single statement, without a transaction around it, waits for locks. */
export const SET_LOCK_TIMEOUT = `set_config('lock_timeout', '${LOCK_TIMEOUT}', true)`;

/**
 * SQL: stores keys with their answers in the statement of the change, so that both are stored or neither. `answered` is
 * a query with these five columns. The statement fails if a key is known (`isKnownKey`). Sorted, so that two statements
 * cannot deadlock.
 */
export function toKeyInsert(answered: string): string {
  return `insert into idempotency (user_id, key, fingerprint, status, body)
  select user_id, key, fingerprint, status, body from (${answered}) as answered where key is not null order by 1, 2`;
}

/** True if a statement failed because of `toKeyInsert`. */
export function isKnownKey(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'idempotency_pkey';
}

/** Returns those of the keys that are stored. */
export async function findKnownKeys(pool: Pool, keys: readonly Key[]): Promise<Set<Key>> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'idempotency-known',
    text: `select user_id || ' ' || key as name from idempotency
      join unnest($1::uuid[], $2::uuid[]) as requested (user_id, key) using (user_id, key)`,
    values: [keys.map(({ userId }) => userId), keys.map(({ key }) => key)],
  });
  const known = new Set(rows.map(({ name }) => name));
  return new Set(keys.filter((key) => known.has(toName(key))));
}

export async function findAnswer(
  client: Pool | PoolClient,
  userId: string,
  key: string,
): Promise<StoredAnswer | undefined> {
  const { rows } = await client.query<StoredAnswer>({
    name: 'idempotency-find',
    text: 'select fingerprint, status, body from idempotency where user_id = $1 and key = $2',
    values: [userId, key],
  });
  return rows[0];
}

export async function updateAnswer(
  client: PoolClient,
  userId: string,
  key: string,
  { status, stored }: { status: number; stored: string | null },
): Promise<void> {
  await client.query({
    name: 'idempotency-answer',
    text: 'update idempotency set status = $3, body = $4 where user_id = $1 and key = $2',
    values: [userId, key, status, stored],
  });
}

/** Contract: keys live for 90 days. */
export async function deleteOldKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from idempotency where created_at < now() - interval '90 days'`);
}
