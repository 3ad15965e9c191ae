import type { Pool, PoolClient } from 'pg';

export interface StoredAnswer {
  fingerprint: Buffer;
  /** Null only while its transaction runs. */
  status: number | null;
  body: string | null;
}

/** True where the key is new. Waits for another transaction with the same key. */
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

/** Of those with the same name the first. */
export function toFirsts(keys: readonly Key[]): Key[] {
  return [...new Map(keys.toReversed().map((each) => [toName(each), each])).values()];
}

/**
 * Stores keys with their answers and returns those that were new. Waits for other transactions with the same keys. Sorted, or two
 * of them could deadlock.
 */
export async function insertAnswers(
  client: Pool | PoolClient,
  answers: readonly { key: Key; status: number; body: string | null }[],
): Promise<Set<Key>> {
  const { rows } = await client.query<{ name: string }>({
    name: 'idempotency-insert-many',
    text: `insert into idempotency (user_id, key, fingerprint, status, body)
      select * from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::int[], $5::text[]) order by 1, 2
      on conflict do nothing returning user_id || ' ' || key as name`,
    values: [
      answers.map(({ key }) => key.userId),
      answers.map(({ key }) => key.key),
      answers.map(({ key }) => key.fingerprint),
      answers.map(({ status }) => status),
      answers.map(({ body }) => body),
    ],
  });
  const byName = new Map(answers.map(({ key }) => [toName(key), key]));
  return new Set(rows.flatMap(({ name }) => byName.get(name) ?? []));
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
