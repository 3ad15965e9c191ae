import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { type Recipe, RecipeList } from '#contract/recipe/schema.ts';
import { load } from './load-generator.ts';

/** Measures one recipe by its id from the database, with 32 connections. The generator runs on the same machine. */
const PORT = Number(process.env['PORT'] ?? 3290);
const dataDir = await mkdtemp(join(tmpdir(), 'simmer-bench-'));
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  env: {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    RENDER_AHEAD: 'off',
  },
  stdio: 'inherit',
});

try {
  const recipes = await untilReady();
  const paths = recipes.map(({ _id }) => `/api/recipes/${_id}`);
  if (paths.length === 0) throw new Error('The collection has no recipes.');
  const base = { port: PORT, paths, connections: 32 };
  for (const [name, headers] of Object.entries({
    plain: {},
    brotli: { 'accept-encoding': 'br' },
  })) {
    await load({ ...base, headers, seconds: 3 });
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await load({ ...base, headers, seconds: 5 }));
    runs.sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
    const { requestsPerSecond, p50, p99, failed } = runs[1] ?? { requestsPerSecond: 0 };
    console.log(
      `recipe by id, ${name}: ${requestsPerSecond}/s, p50 ${p50?.toFixed(2)} ms, p99 ${p99?.toFixed(2)} ms, ${failed} failed (budget: 15000/s, p99 < 5 ms)`,
    );
  }
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}

async function untilReady(): Promise<Recipe[]> {
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await ignoreError(
      fetch(`http://127.0.0.1:${PORT}/api/recipes`),
      'The server is starting',
    );
    if (answer?.ok) return v.parse(RecipeList, await answer.json());
    if (server.exitCode !== null) break;
    await wait(100);
  }
  throw new Error('The server did not start.');
}
