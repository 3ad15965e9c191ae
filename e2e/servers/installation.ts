import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { findFreePort, run, startPostgres, startRedis, stop, until } from './parts.ts';

/** One of several servers of an installation. Its port stays the same over a restart. */
export class OneServer {
  readonly port: number;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.#env = env;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.#child = run(process.execPath, ['dist/server/server/main.js'], this.#env);
    await until(
      `The server at ${this.port}`,
      async () => (await fetch(`${this.origin}/api/health`)).ok,
    );
  }

  async stop(): Promise<void> {
    if (this.#child) await stop(this.#child);
  }
}

/** Two servers on one PostgreSQL, one Redis and one picture store. */
export class Installation {
  readonly directory: string;
  readonly servers: readonly [OneServer, OneServer];
  readonly #stops: (() => Promise<unknown>)[];

  private constructor(
    directory: string,
    servers: readonly [OneServer, OneServer],
    stops: (() => Promise<unknown>)[],
  ) {
    this.directory = directory;
    this.servers = servers;
    this.#stops = stops;
  }

  static async open(): Promise<Installation> {
    const directory = mkdtempSync(join(tmpdir(), 'simmer-servers-'));
    const stops: (() => Promise<unknown>)[] = [];
    // PostgreSQL runs as another user, who needs access.
    chmodSync(directory, 0o755);
    const postgres = await startPostgres(directory);
    const redis = await startRedis(directory);
    const pictures = new S3rver({
      port: 0,
      silent: true,
      directory: join(directory, 'pictures'),
      configureBuckets: [{ name: 'pictures', configs: [] }],
    });
    const { port: picturesPort } = await pictures.run();
    stops.push(
      () => postgres.stop(),
      () => redis.stop(),
      () => pictures.close(),
    );
    const start = async (name: string) => {
      const dataDir = join(directory, name);
      mkdirSync(dataDir);
      const port = await findFreePort();
      const server = new OneServer(port, {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        REDIS_URL: `redis://127.0.0.1:${redis.port}`,
        S3_ENDPOINT: `http://127.0.0.1:${picturesPort}`,
        S3_BUCKET: 'pictures',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        TRUST_PROXY: '1',
      });
      await server.start();
      stops.push(() => server.stop());
      return server;
    };
    return new Installation(directory, [await start('one'), await start('two')], stops);
  }

  async close(): Promise<void> {
    for (const end of this.#stops.toReversed()) await end();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
