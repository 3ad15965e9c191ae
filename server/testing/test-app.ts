import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

export interface TestApp {
  app: FastifyInstance;
  pool: Pool;
  databaseUrl: string;
  uploadsDir: string;
  /** For ky: `ky.create({ fetch })`. */
  fetch: typeof fetch;
  close(): Promise<void>;
}

/** A test app with the functions that a worker needs to reuse it for several files. */
export interface BuiltTestApp extends TestApp {
  /** Throws if a response since the last call violated the contract. */
  throwFaults: () => void;
}
