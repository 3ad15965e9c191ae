import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signUp } from '../testing/sign-up.ts';

const run = promisify(execFile);
const USAGE = 'npm run reset-link -- <email>';

/** Runs the command as `npm run reset-link` does; how it ended, and what it said. */
async function resetLink(environment: Record<string, string>, ...words: string[]) {
  const {
    DATABASE_URL: _ours,
    DATA_DIR: _too,
    PUBLIC_URL: _site,
    PORT: _port,
    ...env
  } = process.env;
  const command = ['--import', 'tsx', 'server/commands/reset-link-command.ts', ...words];
  try {
    const { stdout } = await run(process.execPath, command, { env: { ...env, ...environment } });
    return [0, stdout.trim()] as const;
  } catch (error) {
    const { code, stderr }: { code?: unknown; stderr?: unknown } = Object(error);
    return [code, String(stderr).trim()] as const;
  }
}

describe('npm run reset-link', () => {
  let test: TestApp;
  let dataDir: string;
  beforeAll(async () => {
    test = await buildTestApp({ dishes: {} });
    dataDir = await mkdtemp(join(tmpdir(), 'simmer-reset-link-'));
  });
  afterAll(async () => {
    await test.close();
    await rm(dataDir, { recursive: true });
  });

  it('prints a link beside a running server, which then takes it once', async () => {
    const cook = await signUp(test.app);
    const [code, printed] = await resetLink(
      { DATABASE_URL: test.databaseUrl, PORT: '3456' },
      cook.email,
    );
    const link = new URL(printed);
    expect([code, link.origin, link.pathname]).toEqual([
      0,
      'http://127.0.0.1:3456',
      '/reset-password',
    ]);
    const payload = { token: link.searchParams.get('token'), password: 'Thyme8leaf' };
    const reset = () => test.app.inject({ method: 'POST', url: '/api/auth/reset', payload });
    expect((await reset()).statusCode).toBe(200);
    expect((await reset()).statusCode).toBe(422);
    const site = { DATABASE_URL: test.databaseUrl, PUBLIC_URL: 'https://simmer.example' };
    expect((await resetLink(site, cook.email))[1]).toMatch(
      /^https:\/\/simmer\.example\/reset-password\?token=[\w-]{43}$/,
    );
  });

  it('works with the embedded database of DATA_DIR where no server runs', async () => {
    const own = { DATA_DIR: dataDir };
    const unknown = 'There is no member with the email rosa@example.com.';
    expect(await resetLink(own, 'rosa@example.com')).toEqual([1, unknown]);
    expect(await resetLink(own)).toEqual([1, USAGE]);
  });
});
