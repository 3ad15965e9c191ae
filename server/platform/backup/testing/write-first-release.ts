import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import sharp from 'sharp';
import { createPasswords } from '#server/account/passwords.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import {
  applyMigration,
  createMigrationTable,
  readMigrations,
} from '#server/platform/database/migrate.ts';
import { makeBackup } from '../backup.ts';

// Makes `first-release.tar`: node --import tsx server/platform/backup/testing/write-first-release.ts <file>
// The first release is the first set of migrations that were never changed after they were applied. An installation
// of that day can be upgraded, an earlier one cannot.
const LAST_MIGRATION = '018_recipe_notes.sql';
const PASSWORD = 'Basil7leaf';

const folder = await mkdtemp(join(tmpdir(), 'simmer-first-'));
const embedded = await openEmbedded({
  dataDir: folder,
  log: () => {},
  onFatal: (error) => {
    throw error;
  },
});
const pool = new Pool({ connectionString: embedded.url });
const client = await pool.connect();
await createMigrationTable(client);
for (const migration of await readMigrations()) {
  if (migration.name <= LAST_MIGRATION) await applyMigration(client, migration, '0.1.0');
}
const light = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const rows = await readFile(new URL('./first-rows.sql', import.meta.url), 'utf8');
await client.query(rows.replaceAll('$HASH', await light.toHash(PASSWORD)));
client.release();
const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'tan' } })
  .webp()
  .toBuffer();
const path = process.argv[2] ?? 'first-release.tar';
const read = async () => picture;
console.log(await makeBackup(pool, { read }, { path, version: '0.1.0' }));
await pool.end();
await embedded.close();
await rm(folder, { recursive: true });
