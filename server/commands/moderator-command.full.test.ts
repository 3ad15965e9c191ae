import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { USAGE } from './moderator.ts';

const NO_MODERATORS = `There are no moderators. To make a member one: ${USAGE}`;
const EMAIL = 'rosa@example.com';

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
    expect(await runCommand('moderator', given, 'list')).toEqual([0, NO_MODERATORS]);
    const added = `${EMAIL} is a moderator. They see it when they open the app again.`;
    expect(await runCommand('moderator', given, 'add', EMAIL)).toEqual([0, added]);
    expect(await runCommand('moderator', given, 'list')).toEqual([0, `${EMAIL}\tRosa`]);
    expect((await runCommand('moderator', given, 'remove', EMAIL))[0]).toBe(0);
    expect(await runCommand('moderator', given, 'list')).toEqual([0, NO_MODERATORS]);
  });

  it('works with the embedded database of DATA_DIR without a running server', async () => {
    const own = { DATA_DIR: dataDir };
    expect(await runCommand('moderator', own, 'list')).toEqual([0, NO_MODERATORS]);
    const unknown = `There is no member with the email ${EMAIL}.`;
    expect(await runCommand('moderator', own, 'add', EMAIL)).toEqual([1, unknown]);
    expect(await runCommand('moderator', own)).toEqual([1, USAGE]);
  });

  it('prints which variable is wrong', async () => {
    const wrong = { DATA_DIR: dataDir, METRICS: 'perhaps' };
    expect(await runCommand('moderator', wrong, 'list')).toEqual([1, 'METRICS must be on or off.']);
  });
});
