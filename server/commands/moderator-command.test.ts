import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';

const run = promisify(execFile);
const USAGE = 'npm run moderator -- add|remove|list|restore <email>';
const NOBODY = `There are no moderators. To make a member one: ${USAGE}`;
const EMAIL = 'rosa@example.com';

/** Runs the command as `npm run moderator` does; how it ended, and what it said. */
async function moderator(environment: Record<string, string>, ...words: string[]) {
  const { DATABASE_URL: _ours, DATA_DIR: _too, ...env } = process.env;
  const command = ['--import', 'tsx', 'server/commands/moderator-command.ts', ...words];
  try {
    const { stdout } = await run(process.execPath, command, { env: { ...env, ...environment } });
    return [0, stdout.trim()];
  } catch (error) {
    const { code, stderr }: { code?: unknown; stderr?: unknown } = Object(error);
    return [code, String(stderr).trim()];
  }
}

describe('npm run moderator', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query(
      `insert into users (id, name, email, email_key, password_hash) values (gen_random_uuid(), 'Rosa', $1, $1, '')`,
      [EMAIL],
    );
    dataDir = await mkdtemp(join(tmpdir(), 'simmer-moderator-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  it('adds, lists and removes with DATABASE_URL', async () => {
    const given = { DATABASE_URL: database.url };
    expect(await moderator(given, 'list')).toEqual([0, NOBODY]);
    const added = `${EMAIL} is a moderator. They see it when they open the app again.`;
    expect(await moderator(given, 'add', EMAIL)).toEqual([0, added]);
    expect(await moderator(given, 'list')).toEqual([0, `${EMAIL}\tRosa`]);
    expect((await moderator(given, 'remove', EMAIL))[0]).toBe(0);
    expect(await moderator(given, 'list')).toEqual([0, NOBODY]);
  });

  it('works with the embedded database of DATA_DIR where no server runs', async () => {
    const own = { DATA_DIR: dataDir };
    expect(await moderator(own, 'list')).toEqual([0, NOBODY]);
    const unknown = `There is no member with the email ${EMAIL}.`;
    expect(await moderator(own, 'add', EMAIL)).toEqual([1, unknown]);
    expect(await moderator(own)).toEqual([1, USAGE]);
  });
});
