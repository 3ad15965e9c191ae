import type { PoolClient } from 'pg';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { PictureFiles } from './backup.ts';
import { type CopyIn, copyIn } from './copy.ts';
import { type End, type Table, toFileName, toPiece } from './format.ts';
import { readEntries } from './read-archive.ts';
import type { Entry } from './read-tar.ts';

const FILES_AT_ONCE = 8;

interface Filling {
  path: string;
  tables: readonly Table[];
  rows: End['rows'];
}

/**
 * Copies the rows of an archive into its tables and saves its files. All files are saved before the rows are
 * committed.
 */
export async function fillTables(
  client: PoolClient,
  files: Pick<PictureFiles, 'save'>,
  { path, tables, rows }: Filling,
): Promise<void> {
  let copying: CopyIn | undefined;
  const saving: Promise<void>[] = [];
  const endTable = async () => {
    if (copying === undefined) return;
    const count = await copying.end();
    if (count !== rows[copying.table]) {
      throw new Error(`${copying.table} has ${count} rows instead of ${rows[copying.table]}.`);
    }
    copying = undefined;
  };
  const take = async ({ name, bytes }: Entry) => {
    const table = tables.find((each) => each.name === toPiece(name)?.table);
    if (copying && copying.table !== table?.name) await endTable();
    if (table) {
      copying ??= copyIn(client, table);
      await copying.write(bytes);
    }
    const file = toFileName(name);
    if (file === undefined) return;
    const saved = files.save(file, bytes);
    void ignoreError(saved, '`Promise.all` below throws the error');
    saving.push(saved);
    if (saving.length >= FILES_AT_ONCE) await Promise.all(saving.splice(0));
  };
  try {
    for await (const entry of readEntries(path)) await take(entry);
    await endTable();
    await Promise.all(saving);
  } catch (error) {
    copying?.abort();
    throw error;
  }
}
