import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { Image } from './image.ts';
import { judge } from './judge.ts';
import { Load } from './load.ts';
import { report } from './report.ts';
import { Supervised } from './supervised.ts';

const MEGABYTES = 400;
const CHUNK = Buffer.alloc(256 * 1024, 1);
const FULL_FOR_MS = 15_000;

/** Fills the disk of DATA_DIR under load, keeps it full for a while, and frees it again, `times` times. */
export async function runFullDisk(times: number, seed: number): Promise<boolean> {
  const { lack } = Image;
  if (lack) {
    console.error(`Not run: the full disk. ${lack}`);
    return false;
  }
  const image = Image.create(MEGABYTES);
  const dataDir = join(image.directory, 'var');
  const server = await Supervised.create(dataDir);
  try {
    await server.start();
    const load = await Load.start(server.origin, seed);
    const ballast = join(image.directory, 'ballast');
    const waits: number[] = [];
    let readsFailed = 0;
    let reads = 0;
    let isDown = 0;
    const pid = server.serverPid;
    for (let n = 0; n < times; n += 1) {
      await load.untilMore(20);
      for (const end = Date.now() + FULL_FOR_MS; Date.now() < end; await wait(500)) {
        fill(ballast);
        const answer =
          load.members[0] && (await ignoreError(load.members[0].read('/api/posts'), 'asked again'));
        await answer?.body?.cancel();
        reads += 1;
        if (answer?.status !== 200) readsFailed += 1;
        if ((await server.askHealth()) === 503) isDown += 1;
      }
      rmSync(ballast);
      waits.push(await server.untilAnswering());
    }
    await load.untilMore(20);
    await load.end();
    const verdict = await judge(load, server.databaseUrl, dataDir);
    const runs = server.serverPid === pid ? 'the server lived on' : 'THE SERVER DIED';
    const isRight = report(`A full disk ${times} times, seed ${seed}`, load.ledger, verdict, waits);
    console.log(
      `  while full: ${reads} reads, ${readsFailed} failed; health said down ${isDown} times; ${runs}`,
    );
    return isRight && readsFailed === 0 && isDown > 0 && server.serverPid === pid;
  } finally {
    await server.stop();
    image.close();
  }
}

function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (;;) writeSync(file, CHUNK);
  } catch {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
