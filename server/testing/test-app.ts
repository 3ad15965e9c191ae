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

/** A test app with what a worker needs to give it to one file after another. */
export interface BuiltTestApp extends TestApp {
  /** Throws where an answer since the last call broke the contract. */
  throwFaults: () => void;
}
