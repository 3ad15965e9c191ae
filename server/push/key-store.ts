import type { Pool } from 'pg';
import webPush from 'web-push';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Returns the server's VAPID keys. They are generated at the first call and never change, because browser subscriptions
 * are bound to them. If several servers start at once, all of them use the keys that were stored first.
 */
export function createPushKeys(pool: Pool): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | undefined;
  return () => {
    known ??= findOrMake(pool).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function findOrMake(pool: Pool): Promise<PushKeys> {
  const found = await find(pool);
  if (found) return found;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await pool.query(
    'insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
    [publicKey, privateKey],
  );
  const made = await find(pool);
  if (!made) throw new Error('Storing the VAPID keys failed');
  return made;
}

async function find(pool: Pool): Promise<PushKeys | undefined> {
  const { rows } = await pool.query<PushKeys>(
    'select public_key as "publicKey", private_key as "privateKey" from push_keys',
  );
  return rows[0];
}
