import type { Pool } from 'pg';
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts';
import type { UploadFiles } from '#server/platform/uploads/files.ts';
import { removeAccount } from '#server/remove-account.ts';
import { DEMO_LOCK } from './fill.ts';

/**
 * Removes all demo members as if they had left and deleted their posts. What members wrote below these posts is deleted
 * as well, and all counts stay exact.
 * @returns the number of removed demo members
 */
export async function clearDemo(pool: Pool, files: UploadFiles): Promise<number> {
  let gone: string[] = [];
  const people = await withAdvisoryLock(pool, DEMO_LOCK, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select user_id as id from demo_marks order by user_id',
    );
    const ids = rows.map(({ id }) => id);
    for (const id of ids) gone = gone.concat(await removeAccount(client, id, 'remove'));
    return ids.length;
  });
  await files.remove(gone);
  return people;
}
