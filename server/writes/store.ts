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

/** Returns the new keys; of duplicates the first. */
export async function insertKeys(
  client: Pool | PoolClient,
  keys: readonly Key[],
): Promise<Set<Key>> {
  const byName = new Map(keys.toReversed().map((each) => [`${each.userId} ${each.key}`, each]));
  const offered = [...byName.values()];
  const { rows } = await client.query<{ name: string }>({
    name: 'idempotency-insert-many',
    text: `insert into idempotency (user_id, key, fingerprint)
      select * from unnest($1::uuid[], $2::uuid[], $3::bytea[]) order by 1, 2
      on conflict do nothing returning user_id || ' ' || key as name`,
    values: [
      offered.map(({ userId }) => userId),
      offered.map(({ key }) => key),
      offered.map(({ fingerprint }) => fingerprint),
    ],
  });
  return new Set(rows.flatMap(({ name }) => byName.get(name) ?? []));
}

export async function updateAnswers(
  client: Pool | PoolClient,
  answers: readonly { key: Key; status: number; body: string | null }[],
): Promise<void> {
  await client.query({
    name: 'idempotency-answer-many',
    text: `update idempotency set status = answer.status, body = answer.body
      from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[]) as answer (user_id, key, status, body)
      where idempotency.user_id = answer.user_id and idempotency.key = answer.key`,
    values: [
      answers.map(({ key }) => key.userId),
      answers.map(({ key }) => key.key),
      answers.map(({ status }) => status),
      answers.map(({ body }) => body),
    ],
  });
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
