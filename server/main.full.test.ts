import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

let database: TestDatabase;
let child: ChildProcess | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  child?.kill('SIGKILL');
});

/** Starts the server like `npm start` on the database of this file. `output` grows with each printed line. */
function start(environment: Record<string, string>) {
  const main = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DATABASE_URL: database.url, HOST: '127.0.0.1', ...environment },
  });
  child = main;
  let output = '';
  const said = async (words: RegExp): Promise<string> => {
    for (;;) {
      const match = words.exec(output);
      if (match) return match[0];
      await once(main.stdout, 'data');
    }
  };
  for (const stream of [main.stdout, main.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  const ended = once(main, 'exit').then(([code]) => ({ code: Number(code), output }));
  return { main, said, ended };
}

async function takePort(): Promise<[Server, number]> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return [server, typeof address === 'object' ? (address?.port ?? 0) : 0];
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'prints its address, serves the collection, and exits with 0 on %s',
  async (signal) => {
    const { main, said, ended } = start({ PORT: '0' });
    const address = await said(/http:\/\/127\.0\.0\.1:\d+/);
    const health = await fetch(`${address}/api/health`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    expect(await (await fetch(`${address}/api/push/key`)).json()).toEqual({
      key: expect.any(String),
    });
    const recipes = await fetch(`${address}/api/recipes`);
    expect(await recipes.json()).not.toHaveLength(0);
    main.kill(signal);
    main.kill(signal);
    expect((await ended).code).toBe(0);
  },
);

it('prints a warning if request limits are off', async () => {
  const { main, said, ended } = start({ PORT: '0', RATE_LIMIT: 'off' });
  await said(/http:\/\/127\.0\.0\.1:\d+/);
  main.kill('SIGTERM');
  expect((await ended).output).toContain('RATE LIMITS ARE OFF');
});

it('serves its metrics on a separate port if METRICS is on', async () => {
  const [server, port] = await takePort();
  server.close();
  const { main, said, ended } = start({ PORT: '0', METRICS: 'on', METRICS_PORT: String(port) });
  await said(/Simmer serves/);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toMatch(/simmer_query_seconds_count [1-9]/);
  main.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

it('logs each response and each slow query if configured', async () => {
  const { main, said, ended } = start({ PORT: '0', LOG_LEVEL: 'info', SLOW_QUERY_MS: '1' });
  const address = await said(/http:\/\/127\.0\.0\.1:\d+/);
  await fetch(`${address}/api/health?q=secret`);
  await said(/"route":"\/api\/health","status":200/);
  main.kill('SIGTERM');
  const { output } = await ended;
  expect(output).toContain('slow query');
  expect(output).not.toContain('secret');
});

it.each(['PORT', 'METRICS_PORT'])(
  'prints only instructions and exits with 1 if %s is taken',
  async (name) => {
    const [server, port] = await takePort();
    const environment = { PORT: '0', METRICS: 'on', RATE_LIMIT: 'off', [name]: String(port) };
    const { code, output } = await start(environment).ended;
    server.close();
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(
        `^Port ${port} is already in use, perhaps by another Simmer\\. Stop that program, or choose another port: ${name}=\\d+ npm start\n$`,
      ),
    );
  },
);

describe('the built-in database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'simmer-main-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const startEmbedded = (environment: Record<string, string>) =>
    start({ PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir, ...environment });

  it('is refused with only one sentence on a system without glibc', async () => {
    const musl = 'data:text/javascript,process.report.getReport=()=>({header:{}})';
    const { code, output } = await startEmbedded({ NODE_OPTIONS: `--import=${musl}` }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^The built-in PostgreSQL needs glibc.+ set DATABASE_URL .+\n$/);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    ['empty', '\n'],
  ])('is refused with only one sentence if its password file is %s', async (_what, text) => {
    await mkdir(join(dataDir, 'database/cluster'), { recursive: true });
    if (text !== undefined) await writeFile(join(dataDir, 'database/password'), text);
    const { code, output } = await startEmbedded({}).ended;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The database in .+ cannot be opened, because its file "password" .+\n$/,
    );
    expect(await readdir(dataDir)).toEqual(['database']);
  });
});

it.each([
  [{ PORT: 'kitchen' }, 'PORT must be a number up to 65535.'],
  [{ PORT: '0', HOST: '192.0.2.1' }, 'The address of HOST is not available on this machine'],
  [{ PORT: '0', TRUST_PROXY: 'nonsense' }, 'nonsense'],
  [
    { PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    'Connecting to the database of DATABASE_URL failed',
  ],
])('exits with 1 and a readable error for %o', async (environment, sentence) => {
  const { code, output } = await start(environment).ended;
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});
