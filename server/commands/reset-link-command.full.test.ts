import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { readLinkToken } from '#server/testing/open-mailbox.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { signUp } from '#server/testing/sign-up.ts';

const USAGE = 'npm run reset-link -- <email>';

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

  it('prints a link that a running server accepts once', async () => {
    const cook = await signUp(test.app);
    const [code, printed] = await runCommand(
      'reset-link',
      { DATABASE_URL: test.databaseUrl, PORT: '3456' },
      cook.email,
    );
    const link = new URL(printed);
    expect([code, link.origin, link.pathname]).toEqual([
      0,
      'http://127.0.0.1:3456',
      '/reset-password',
    ]);
    const token = readLinkToken(printed);
    const reset = (password: string) =>
      test.app.inject({ method: 'POST', url: '/api/auth/reset', payload: { token, password } });
    expect((await reset('Thyme8leaf')).statusCode).toBe(200);
    expect((await reset('Sage9leaf')).statusCode).toBe(422);
    const site = { DATABASE_URL: test.databaseUrl, PUBLIC_URL: 'https://simmer.example' };
    expect((await runCommand('reset-link', site, cook.email))[1]).toMatch(
      /^https:\/\/simmer\.example\/reset-password#token=[\w-]{43}$/,
    );
  });

  it('works with the embedded database of DATA_DIR without a running server', async () => {
    const own = { DATA_DIR: dataDir };
    const unknown = 'There is no member with the email rosa@example.com.';
    expect(await runCommand('reset-link', own, 'rosa@example.com')).toEqual([1, unknown]);
    expect(await runCommand('reset-link', own)).toEqual([1, USAGE]);
  });
});
