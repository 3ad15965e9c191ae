import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { loadCollection } from '#server/recipe/collection/load.ts';

/** A server in this process with a collection of any size. */
export interface DishServer {
  port: number;
  total: number;
  /** Words that each occur in the name of only one dish. */
  words: readonly string[];
  /**
   * Bytes of all texts, plain and as brotli, and of the sync response to a phone that has them, if nothing or one dish
   * has changed.
   */
  readSync(): Promise<{ whole: number; packed: number; unchanged: number; changed: number }>;
  close(): Promise<void>;
}

/** SQL: a different eight-letter word for each number. */
const WORD = (n: string) => `translate(left(md5(${n}::text), 8), '0123456789', 'ghijklmnop')`;

export async function openDishes(base: string, total: number): Promise<DishServer> {
  const dataDir = await mkdtemp(join(base, 'simmer-bench-'));
  const database = await openDatabase({ dataDir });
  const words = await database.withoutTimeout(async (pool) => {
    await migrate(pool);
    await loadCollection(pool, resolve('collection'));
    return makeDishes(pool, total);
  });
  const { pool } = database;
  const uploadsDir = join(dataDir, 'uploads');
  const app = await buildApp({ pool, uploadsDir, version: '0', rateLimit: 'off' });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    port,
    total,
    words,
    readSync: async () => {
      const plain = await fetchAll(port, {});
      const first = await fetchAll(port, { 'accept-encoding': 'br' });
      const known = { 'accept-encoding': 'br', 'if-none-match': first.etag };
      const unchanged = await fetchAll(port, known);
      await pool.query(
        `update recipes set etag = 'changed' where id = (select min(id) from recipes)`,
      );
      const since = `/api/recipes?since=${encodeURIComponent(first.etag)}`;
      const changed = await fetchAll(port, known, since);
      return {
        whole: plain.bytes,
        packed: first.bytes,
        unchanged: unchanged.bytes,
        changed: changed.bytes,
      };
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies the dishes of the collection under new names until there are `total`. */
async function makeDishes(pool: Pool, total: number): Promise<string[]> {
  await pool.query(
    `insert into recipes (id, name, cuisine, cuisine_id, family, region, sort_order, body, etag, source_hash, insight)
     select id || '-' || n, name || ' ' || ${WORD('n')}, cuisine, cuisine_id, family, region, null,
       replace(replace(body, '"_id":"' || id || '"', '"_id":"' || id || '-' || n || '"'),
         '"recipe_name":"' || name || '"', '"recipe_name":"' || name || ' ' || ${WORD('n')} || '"'),
       left(md5(etag || n), 22), md5(source_hash || n), insight
     from (select *, row_number() over (order by id) as place, count(*) over () as known from recipes) as dish,
       lateral (select place + known * turn as n from generate_series(1, $1::int / known) as turn) as copy
     where n <= $1`,
    [total],
  );
  await pool.query('vacuum analyze recipes');
  const { rows } = await pool.query<{ word: string }>(
    `select distinct lower(substring(name from '[^ ]+$')) as word from recipes`,
  );
  return rows.map(({ word }) => word).filter((word) => word.length >= 6);
}

/** Counts the transferred bytes, which `fetch` would decompress. */
function fetchAll(
  port: number,
  headers: Record<string, string>,
  path = '/api/recipes',
): Promise<{ bytes: number; etag: string }> {
  return new Promise((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => done({ bytes, etag: answer.headers.etag ?? '' }));
      answer.on('error', fail);
    });
    sent.on('error', fail).end();
  });
}
