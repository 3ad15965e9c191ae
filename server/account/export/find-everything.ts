import type { Pool } from 'pg';
import { toFileNames, type UploadKind } from '#contract/upload/schema.ts';
import * as exportTexts from '#texts/export.ts';
import { PARTS } from './parts.ts';

export interface Everything {
  /** File names in the archive with their contents. */
  texts: (readonly [name: string, text: string])[];
  /** File names of the pictures, in the largest size of each. */
  pictures: string[];
}

/** Reads all data of a member from one snapshot. */
export async function findEverything(pool: Pool, userId: string, now: Date): Promise<Everything> {
  const client = await pool.connect();
  let isUsable = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    const texts: Everything['texts'] = [];
    for (const { file, sql, convert } of PARTS) {
      const { rows } = await client.query<unknown[]>({
        text: sql,
        values: [userId],
        rowMode: 'array',
      });
      const value = rows[0]?.[0];
      texts.push([file, `${JSON.stringify(convert?.(value) ?? value, undefined, 2)}\n`]);
    }
    const named = await client.query<{ name: string }>('select name from users where id = $1', [
      userId,
    ]);
    const uploads = await client.query<{ id: string; kind: UploadKind }>(
      'select id, kind from uploads where owner_id = $1 order by created_at, id',
      [userId],
    );
    await client.query('commit');
    isUsable = true;
    const files = PARTS.map(({ file, about }) => [file, about] as const);
    const readme = exportTexts.toReadme(named.rows[0]?.name ?? '', now.toUTCString(), files);
    return {
      texts: [['README.txt', readme], ...texts],
      pictures: uploads.rows.map(({ id, kind }) => toFileNames(id, kind)[0]),
    };
  } finally {
    // Closing the connection ends a failed transaction.
    client.release(!isUsable);
  }
}
