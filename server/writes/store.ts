import type { Pool, PoolClient } from 'pg';

export interface StoredAnswer {
  fingerprint: Buffer;
  /** Null only while its transaction runs. */
  status: number | null;
  /** Null where the body is found anew at every replay. */
  body: string | null;
}

/** True where the key is new. While another transaction holds the same key this waits for its end. */
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

/** Contract: keys are kept for 90 days. */
export async function deleteOldKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from idempotency where created_at < now() - interval '90 days'`);
}
