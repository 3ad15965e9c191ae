import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { DEVICE_HEADER } from '#contract/platform/delivery.ts';

const DEVICES_PER_MEMBER = 20;
const DEVICE_ID = /^[\w-]{22,64}$/;

/** Returns the hash of the device id in the request, or undefined without a valid id. */
export function readDevice(request: FastifyRequest): Buffer | undefined {
  const id = request.headers[DEVICE_HEADER];
  if (typeof id !== 'string' || !DEVICE_ID.test(id)) return undefined;
  return createHash('sha256').update(id).digest();
}

export async function isKnownDevice(
  pool: Pool,
  userId: string,
  device: Buffer | undefined,
): Promise<boolean> {
  if (device === undefined) return false;
  const { rowCount } = await pool.query(
    'select from known_devices where user_id = $1 and device_hash = $2',
    [userId, device],
  );
  return rowCount === 1;
}

/** Stores the device after a sign-in and deletes the least recently used devices beyond the limit. */
export async function saveDevice(
  pool: Pool,
  userId: string,
  device: Buffer | undefined,
): Promise<void> {
  if (device === undefined) return;
  await pool.query(
    `insert into known_devices (user_id, device_hash)
     select id, $2 from users where id = $1 for share
     on conflict (user_id, device_hash) do update set used_at = clock_timestamp()`,
    [userId, device],
  );
  await pool.query(
    `delete from known_devices where user_id = $1 and device_hash in (
       select device_hash from known_devices where user_id = $1 order by used_at desc offset $2)`,
    [userId, DEVICES_PER_MEMBER],
  );
}

/** Deletes devices without a sign-in for a year. */
export async function deleteOldDevices(pool: Pool): Promise<void> {
  await pool.query(`delete from known_devices where used_at < now() - interval '1 year'`);
}
