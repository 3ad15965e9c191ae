import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import * as v from 'valibot';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { type Recipe, RecipeList } from '#contract/recipe/schema.ts';

const START_MS = 60_000;

/** The real built server with a separate database. Its port stays the same over a restart. */
export class BuiltServer {
  readonly port: number;
  readonly dataDir: string;
  readonly #root: string;
  readonly #mail: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, dataDir: string, root: string, mailUrl?: string) {
    this.port = port;
    this.#root = root;
    this.dataDir = dataDir;
    this.#mail =
      mailUrl === undefined
        ? {}
        : { MAIL_URL: mailUrl, MAIL_FROM: 'simmer@simmer.example', PUBLIC_URL: this.origin };
  }

  /**
   * Starts a server. `root` contains the build in `dist`; another folder has other releases. `mailUrl` is an SMTP
   * server. Links in mails use this server's address, not the simulated network.
   */
  static async open(root = '.', mailUrl?: string): Promise<BuiltServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'simmer-e2e-'));
    const server = new BuiltServer(await findFreePort(), dataDir, root, mailUrl);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    if (this.#process) return;
    const child = spawn(process.execPath, [join(this.#root, 'dist/server/server/main.js')], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        RATE_LIMIT: 'off',
        // A test would share the processor with it.
        RENDER_AHEAD: 'off',
        ...this.#mail,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        this.#output += text.toString();
      });
    }
    this.#process = child;
    await this.#untilHealthy(child);
  }

  /** Sends SIGKILL, so that the server cannot finish anything. Its database keeps running until the next start. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Sends SIGKILL to PostgreSQL while the server runs, and waits until the server has restarted it. */
  async killDatabase(): Promise<void> {
    const [dead] = await this.#readPostmaster();
    process.kill(Number(dead), 'SIGKILL');
    for (const end = Date.now() + START_MS; Date.now() < end; await wait(20)) {
      const lines = (await ignoreError(this.#readPostmaster(), 'it has not started')) ?? [];
      if (lines[0] !== dead && lines[7]?.trim() === 'ready') return;
    }
    throw new Error(`The database did not restart. Output of the server:\n${this.#output}`);
  }

  /** `npm run moderator -- add <email>`, while this server runs. */
  async addModerator(email: string): Promise<void> {
    const file = 'server/commands/moderator-command.ts';
    const command = ['tools/run/run-source.js', file, 'add', email];
    const env = { ...process.env, DATA_DIR: this.dataDir, DATABASE_URL: '' };
    await promisify(execFile)(process.execPath, command, { env });
  }

  /** Gives a dish another title, as a newer collection would. */
  async retitle(recipeId: string, title: string): Promise<void> {
    const port = Number((await this.#readPostmaster())[3]);
    const password = (await readFile(join(this.dataDir, 'database/password'), 'utf8')).trim();
    const database = new Client(`postgres://simmer:${password}@127.0.0.1:${port}/postgres`);
    await database.connect();
    await database.query(
      `update recipes set body = jsonb_set(body::jsonb, '{title}', to_jsonb($2::text))::text, etag = md5($2) where id = $1`,
      [recipeId, title],
    );
    await database.end();
  }

  async #readPostmaster(): Promise<string[]> {
    const file = join(this.dataDir, 'database/cluster/postmaster.pid');
    return (await readFile(file, 'utf8')).split('\n');
  }

  /** Waits for a healthy server. `start` already does this. */
  async untilHealthy(): Promise<void> {
    if (this.#process) await this.#untilHealthy(this.#process);
  }

  /** Keeps the database for the next start. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** All recipes, fetched without the browser. */
  fetchAll(): Promise<Recipe[]> {
    return this.#fetchRecipes('/api/recipes');
  }

  /** The recipes of a family or a cuisine. */
  fetchRecipes(cuisine: string): Promise<Recipe[]> {
    return this.#fetchRecipes(`/api/recipes/cuisine/${cuisine}`);
  }

  /** The first recipe of a family or a cuisine. */
  async fetchDish(cuisine: string): Promise<Recipe> {
    const [dish] = await this.fetchRecipes(cuisine);
    if (!dish) throw new Error(`The collection has no dish of ${cuisine}`);
    return dish;
  }

  async #fetchRecipes(path: string): Promise<Recipe[]> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`);
    return v.parse(RecipeList, await answer.json());
  }

  async #untilHealthy(child: ChildProcess): Promise<void> {
    const health = `http://127.0.0.1:${this.port}/api/health`;
    for (const end = Date.now() + START_MS; Date.now() < end; await wait(50)) {
      const answer = await ignoreError(fetch(health), 'asked again');
      if (answer?.ok) return;
      if (child.exitCode !== null) break;
    }
    throw new Error(`The server does not respond. Its output:\n${this.#output}`);
  }
}

/** Finds an unused local port. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
