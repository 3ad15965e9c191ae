import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findMissing } from '../servers/parts.ts';
import { type Foreign, startForeign } from './foreign-database.ts';
import { judge } from './judge.ts';
import { Load } from './load.ts';
import { report } from './report.ts';
import { Supervised } from './supervised.ts';

const AWAY_MS = 6000;
const HUNG_MS = 14_000;

/** Stops the PostgreSQL of DATABASE_URL in two ways and restarts it, then suspends and resumes it. */
export async function runDatabaseGone(times: number, seed: number): Promise<boolean> {
  if (findMissing(['pg_ctlcluster']).length > 0 || process.getuid?.() !== 0) {
    console.error('Not run: the database that is gone. It needs root and Debian’s PostgreSQL.');
    return false;
  }
  const directory = mkdtempSync(join(tmpdir(), 'simmer-gone-'));
  // PostgreSQL runs as another user, who needs access.
  chmodSync(directory, 0o755);
  const database = await startForeign(directory);
  const dataDir = join(directory, 'var');
  mkdirSync(dataDir);
  const server = await Supervised.create(dataDir, { DATABASE_URL: database.url });
  try {
    await server.start();
    const pid = server.serverPid;
    const load = await Load.start(server.origin, seed);
    const waits: number[] = [];
    for (let n = 0; n < times; n += 1) {
      for (const injectFault of [stopFast, stopAtOnce, hang]) {
        await load.untilMore(10);
        await injectFault(database);
        waits.push(await server.untilAnswering());
      }
    }
    await load.untilMore(10);
    await load.end();
    const verdict = await judge(load, database.url, dataDir);
    const title = `A database gone ${times * 3} times (stopped fast, at once, hung), seed ${seed}`;
    const isRight = report(title, load.ledger, verdict, waits);
    console.log(server.serverPid === pid ? '  the server lived on' : '  THE SERVER DIED');
    return isRight && server.serverPid === pid;
  } finally {
    await server.stop();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function stopFast(database: Foreign): Promise<void> {
  await database.stop('SIGINT');
  await wait(AWAY_MS);
  await database.start();
}

async function stopAtOnce(database: Foreign): Promise<void> {
  await database.stop('SIGQUIT');
  await wait(AWAY_MS);
  await database.start();
}

/** Suspends the database. The kernel still accepts its connections, but nothing answers on them. */
async function hang(database: Foreign): Promise<void> {
  database.signal('SIGSTOP');
  await wait(HUNG_MS);
  database.signal('SIGCONT');
}
