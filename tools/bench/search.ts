import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { writeManyDishes } from '#e2e/support/many-dishes.ts';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { loadCollection } from '#server/recipe/collection/load.ts';
import { findChromium } from '#tools/browser/find-chromium.js';
import { toLine, toMedian } from './figures.ts';
import { load } from './load-generator.ts';

/**
 * Measures search over a thousand recipes: responses of the server per second, and the cost of a new word on a page
 * without a server. Needs a build (`npm run build`).
 */
const DISHES = 1000;
const WORDS = 50;
const TYPED = 5;
const dataDir = await mkdtemp(join(tmpdir(), 'simmer-bench-'));
const collection = join(dataDir, 'collection');
const words = await writeManyDishes(collection, DISHES);
const database = await openDatabase({ dataDir: join(dataDir, 'database') });
await database.withoutTimeout(async (pool) => {
  await migrate(pool);
  await loadCollection(pool, collection);
});
const app = await buildApp({
  pool: database.pool,
  version: '0',
  rateLimit: 'off',
  clientDir: resolve('dist/client'),
  uploadsDir: join(dataDir, 'uploads'),
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
let browser: Browser | undefined;

try {
  await askServer();
  const executablePath = await findChromium();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  await searchDevice(browser);
} finally {
  await browser?.close();
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function askServer(): Promise<void> {
  const port = Number(new URL(origin).port);
  for (const [kind, typed] of Object.entries({
    'as written': words,
    mistyped: words.map(toTypo),
  })) {
    const paths = typed.map((word) => `/api/recipes?q=${word}&limit=12`);
    const base = { port, paths, headers: {}, connections: 8 };
    await load({ ...base, seconds: 2 });
    const { requestsPerSecond, p50, p99, failed } = await load({ ...base, seconds: 5 });
    console.log(
      `server, ${kind}: ${requestsPerSecond}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} failed`,
    );
  }
}

async function searchDevice(chrome: Browser): Promise<void> {
  const context = await chrome.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${origin}/search`);
  await page.getByRole('region', { name: 'Ideas' }).waitFor();
  // Waits until the worker has stored the responses.
  await page.waitForTimeout(5_000);
  await app.close();

  const watch = await context.newCDPSession(page);
  await watch.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${origin}/search`);
  await page.getByRole('region', { name: 'Ideas' }).waitFor();
  const field = page.getByRole('searchbox');
  await field.fill(words[0] ?? '');
  await page.getByRole('region', { name: 'Recipes' }).waitFor();
  const first = await readScript(watch);
  console.log(
    `device, the page opened, read, indexed and searched: ${first.toFixed(0)} ms of script`,
  );

  const times: number[] = [];
  for (const word of words.slice(1, WORDS + 1).map((one, at) => (at % 2 ? toTypo(one) : one))) {
    await field.fill('');
    await page.getByRole('region', { name: 'Ideas' }).waitFor();
    // Waits for the rest of the last search, such as its request, so that it does not count for this word.
    await page.waitForTimeout(400);
    const before = await readScript(watch);
    await field.fill(word);
    await page.getByRole('region', { name: 'Recipes' }).waitFor();
    times.push((await readScript(watch)) - before);
  }
  times.sort((a, b) => a - b);
  const median = times[times.length >> 1] ?? 0;
  console.log(
    `device, an unseen word: median ${median.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(1)} ms of script, of ${times.length} (budget: 50 ms)`,
  );
  await typeLetters(page, watch);
}

/** Measures the main-thread cost of typing four letters, each rendered before the next, until the search is idle. */
async function typeLetters(page: Page, watch: CDPSession): Promise<void> {
  const field = page.getByRole('searchbox');
  const times: number[] = [];
  for (const word of words.slice(WORDS + 1, WORDS + 1 + TYPED)) {
    await field.fill('');
    await page.getByRole('region', { name: 'Ideas' }).waitFor();
    await page.waitForTimeout(700);
    const before = await readTask(watch);
    await field.pressSequentially(word.slice(0, 4), { delay: 120 });
    await page.waitForTimeout(900);
    times.push((await readTask(watch)) - before);
  }
  console.log(toLine(`device, four letters typed, median of ${TYPED}`, toMedian(times), 100));
}

/** CPU milliseconds of the page's main thread. */
function readTask(watch: CDPSession): Promise<number> {
  return readMetric(watch, 'TaskDuration');
}

/** Script milliseconds of the page's main thread. */
function readScript(watch: CDPSession): Promise<number> {
  return readMetric(watch, 'ScriptDuration');
}

async function readMetric(watch: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await watch.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
}

/** Types a letter in the middle twice. */
function toTypo(word: string): string {
  const at = word.length >> 1;
  return word.slice(0, at) + word.slice(at - 1);
}
