import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';
import { Image } from './image.ts';
import { judge } from './judge.ts';
import { Load } from './load.ts';
import { report } from './report.ts';
import { Supervised } from './supervised.ts';
import type { Verdict } from './verdict.ts';

const MEGABYTES = 900;
const MARK = 'Written without fsync';

interface Cuts {
  verdict: Verdict;
  load: Load;
  waits: number[];
  /** How often a file that was not flushed was missing or empty. */
  marksLost: number;
}

/** Cuts the power under load. The second run has a PostgreSQL without fsync, which must lose data. */
export async function runPower(cuts: number, seed: number): Promise<boolean> {
  const { lack } = Image;
  if (lack) {
    console.error(`Not run: the power cuts. ${lack}`);
    return false;
  }
  const { load, verdict, waits, marksLost } = await cutAgainAndAgain(cuts, seed, 'on');
  const isRight = report(`${cuts} power cuts, seed ${seed}`, load.ledger, verdict, waits);
  console.log(`  files written without fsync that were lost: ${marksLost} of ${cuts}`);
  const careless = await cutAgainAndAgain(1, seed, 'off').then(
    (result) => `${result.verdict.lost.length} acknowledged writes were lost`,
    (error: unknown) => `PostgreSQL did not start again (${String(error).split('\n')[0]})`,
  );
  console.log(`  one power cut with fsync=off: ${careless}`);
  return isRight && marksLost > 0 && !careless.startsWith('0 ');
}

async function cutAgainAndAgain(times: number, seed: number, fsync: 'on' | 'off'): Promise<Cuts> {
  const random = createSeededRandom(seed);
  const image = Image.create(MEGABYTES);
  const dataDir = join(image.directory, 'var');
  const server = await Supervised.create(dataDir);
  try {
    await server.start();
    if (fsync === 'off') await turnOffFsync(server.databaseUrl);
    const load = await Load.start(server.origin, seed);
    const waits: number[] = [];
    const mark = join(image.directory, 'mark');
    let marksLost = 0;
    for (let n = 0; n < times; n += 1) {
      await load.untilMore(8);
      await wait(random() * 1500);
      writeFileSync(mark, MARK);
      server.freeze();
      // Lets running kernel writes end.
      await wait(100);
      await image.losePower(() => server.killAll());
      marksLost += readMark(mark) === MARK ? 0 : 1;
      rmSync(mark, { force: true });
      const start = Date.now();
      await server.start();
      waits.push(Date.now() - start);
    }
    await load.end();
    return { load, waits, marksLost, verdict: await judge(load, server.databaseUrl, dataDir) };
  } finally {
    await server.stop();
    image.close();
  }
}

async function turnOffFsync(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}

function readMark(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
