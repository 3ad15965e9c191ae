import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';
import { judge } from './judge.ts';
import { Load } from './load.ts';
import { sendSignal } from './processes.ts';
import { report } from './report.ts';
import { Supervised } from './supervised.ts';

const MOST_MINUTES = Number(process.env['KILLS_MINUTES'] || 60);
const TARGETS = ['server', 'database', 'both'] as const;
/** The share of kills after which the next one follows during startup. */
const WHILE_STARTING = 0.5;

/** Sends SIGKILL to server, PostgreSQL and both in turn, at random moments, also during startup. */
export async function runKills(kills: number, seed: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'simmer-kills-'));
  const server = await Supervised.create(dataDir);
  try {
    await server.start();
    return await killAgainAndAgain(server, kills, seed);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function killAgainAndAgain(
  server: Supervised,
  kills: number,
  seed: number,
): Promise<boolean> {
  const random = createSeededRandom(seed);
  const load = await Load.start(server.origin, seed);
  const counts = { server: 0, database: 0, both: 0, 'while starting': 0 };
  const waits: number[] = [];
  let isStarting = false;
  const end = Date.now() + MOST_MINUTES * 60_000;
  let n = 0;
  while (n < kills && Date.now() < end) {
    const target = TARGETS[n % TARGETS.length] ?? 'server';
    await wait(random() * (isStarting ? 1500 : 600));
    if (!kill(server, target)) {
      await wait(20);
      continue;
    }
    n += 1;
    counts[target] += 1;
    if (isStarting) counts['while starting'] += 1;
    isStarting = random() < WHILE_STARTING && n < kills;
    if (isStarting) continue;
    // The server may notice a killed PostgreSQL a moment later.
    await wait(50);
    waits.push(await server.untilAnswering());
    await load.untilMore(5);
  }
  await server.untilAnswering();
  await load.end();
  const verdict = await judge(load, server.databaseUrl, server.dataDir);
  const words = Object.entries(counts).map(([what, times]) => `${what} ${times}`);
  return report(`${n} kills (${words.join(', ')}), seed ${seed}`, load.ledger, verdict, waits);
}

/** False if a part of the target does not run. Then nothing is killed. */
function kill({ serverPid, databasePid }: Supervised, target: (typeof TARGETS)[number]): boolean {
  const doomed = {
    server: [serverPid],
    database: [databasePid],
    both: [serverPid, databasePid],
  }[target];
  const there = doomed.filter((pid) => pid !== undefined);
  return there.length === doomed.length && there.every((pid) => sendSignal(pid, 'SIGKILL'));
}
