import type { Pool, PoolClient } from 'pg';
import { toFileNames, type UploadKind } from '#contract/upload/schema.ts';
import { readMigrations } from '#server/platform/database/migrate.ts';
import {
  findApplied,
  refuseUnknown,
  toPresent,
} from '#server/platform/database/migration-history.ts';
import { copyOut, PLAIN_VALUES } from './copy.ts';
import {
  type End,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  toFileEntry,
  toPieceName,
} from './format.ts';
import { findSequences, findTables } from './tables.ts';
import { type AddEntry, writeArchive } from './write-archive.ts';

/** The picture files, on disk or in a bucket. */
export interface PictureFiles {
  /** Returns undefined if the file does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  save(name: string, bytes: Buffer): Promise<void>;
}

export interface Saved extends Omit<End, 'sha256' | 'sequences'> {
  bytes: number;
}

const UPLOADS_AT_ONCE = 8;
const PAGE = 500;

/** Writes all data that was committed at the start of the backup into one file. Others can continue to write. */
export async function makeBackup(
  pool: Pool,
  files: Pick<PictureFiles, 'read'>,
  { path, version }: { path: string; version: string },
): Promise<Saved> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      `${PLAIN_VALUES}; set local idle_in_transaction_session_timeout = 0; set local synchronize_seqscans = off`,
    );
    let end: Omit<End, 'sha256'> | undefined;
    const bytes = await writeArchive(path, async (add) => {
      end = await fill({ client, pool, files, add, version });
      return end;
    });
    await client.query('commit');
    if (end === undefined) throw new Error('The archive was not written');
    const { sequences: _sequences, ...saved } = end;
    return { ...saved, bytes };
  } finally {
    // Closing the connection also ends its transaction.
    client.release(true);
  }
}

interface Work {
  client: PoolClient;
  /** Reads the current data. `client` reads the snapshot from the start of the backup. */
  pool: Pool;
  files: Pick<PictureFiles, 'read'>;
  add: AddEntry;
  version: string;
}

async function fill(work: Work): Promise<Omit<End, 'sha256'>> {
  const { client, add, version } = work;
  const tables = await findTables(client);
  const manifest: Manifest = {
    format: 'simmer-backup',
    formatVersion: FORMAT_VERSION,
    version,
    madeAt: new Date().toISOString(),
    migrations: await findMigrations(client, version),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
  await add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  const rows: End['rows'] = {};
  for (const table of tables) {
    rows[table.name] = await copyOut(client, table, (piece, number) =>
      add(toPieceName(table.name, number), piece),
    );
  }
  // Sequences are not part of the snapshot. They only increase, so values that are read after the rows are at least
  // as high as the numbers in the rows.
  const sequences = await findSequences(client);
  return { rows, sequences, ...(await addFiles(work)) };
}

async function findMigrations(
  client: PoolClient,
  version: string,
): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true)
    throw new Error('There is nothing to back up: Simmer has not run on this database.');
  const migrations = await readMigrations();
  const applied = toPresent(await findApplied(client), migrations);
  // A newer schema can have kinds of files that this version does not know and would omit.
  refuseUnknown(applied, migrations, version);
  return applied.map(({ name, hash }) => ({ name, hash }));
}

/**
 * Adds the files of all uploads in the snapshot. A file is saved before its row is committed, so a missing file was
 * deleted or lost.
 */
async function addFiles(work: Work): Promise<Pick<End, 'files' | 'deleted' | 'lost'>> {
  const { client, pool, files, add } = work;
  const missing: { id: string; name: string }[] = [];
  let saved = 0;
  for await (const names of listFiles(client)) {
    const read = await Promise.all(
      names.map(async ({ id, name }) => ({ id, name, bytes: await files.read(name) })),
    );
    for (const { id, name, bytes } of read) {
      if (bytes === undefined) {
        missing.push({ id, name });
        continue;
      }
      await add(toFileEntry(name), bytes);
      saved += 1;
    }
  }
  const { rows } = await pool.query<{ id: string }>(
    'select id from uploads where id = any ($1::uuid[])',
    [missing.map(({ id }) => id)],
  );
  const present = new Set(rows.map(({ id }) => id));
  const deleted = missing.filter(({ id }) => !present.has(id));
  return {
    files: saved,
    deleted: [...new Set(deleted.map(({ id }) => id))],
    lost: missing.filter(({ id }) => present.has(id)).map(({ name }) => name),
  };
}

async function* listFiles(client: PoolClient): AsyncGenerator<{ id: string; name: string }[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await client.query<{ id: string; kind: UploadKind }>(
      'select id, kind from uploads where id > $1 order by id limit $2',
      [after, PAGE],
    );
    const names = rows.flatMap(({ id, kind }) =>
      toFileNames(id, kind).map((name) => ({ id, name })),
    );
    while (names.length > 0) yield names.splice(0, UPLOADS_AT_ONCE);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < PAGE) return;
  }
}
