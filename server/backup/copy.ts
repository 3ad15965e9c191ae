import { once } from 'node:events';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Table } from './format.ts';
import type { SavedTable } from './tables.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** A tar says the length of an entry before its bytes, and a table may not fit into memory. */
const PIECE_BYTES = 1024 * 1024;

/** Values are written in one form, whatever the PostgreSQL is set to. */
export const PLAIN_VALUES = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;

/** Reads a table in packed pieces; returns how many rows it has. */
export async function copyOut(
  client: PoolClient,
  { name, values }: SavedTable,
  takePiece: (bytes: Buffer, number: number) => Promise<void>,
): Promise<number> {
  const rows = client.query(
    to(`copy (select ${values.join(', ')} from ${escapeIdentifier(name)}) to stdout`),
  );
  let waiting: Buffer[] = [];
  let bytes = 0;
  let pieces = 0;
  const cut = async () => {
    const piece = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    pieces += 1;
    await takePiece(await pack(piece), pieces);
  };
  for await (const chunk of rows) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await cut();
  }
  if (bytes > 0) await cut();
  return rows.rowCount;
}

export interface CopyIn {
  table: string;
  write(piece: Buffer): Promise<void>;
  /** Returns how many rows came in. */
  end(): Promise<number>;
  /** Gives up, so that the connection takes other statements again. */
  abort(): void;
}

/** Fills a table from packed pieces. */
export function copyIn(client: PoolClient, { name, columns }: Table): CopyIn {
  const list = columns.map(escapeIdentifier).join(', ');
  const rows = client.query(from(`copy ${escapeIdentifier(name)} (${list}) from stdin`));
  const failed = new Promise<never>((_resolve, reject) => rows.on('error', reject));
  // It may fail while nobody waits; the next step reports it.
  failed.catch(() => undefined);
  return {
    table: name,
    write: async (piece) => {
      const bytes = await unpack(piece);
      if (!rows.write(bytes)) await Promise.race([once(rows, 'drain'), failed]);
    },
    end: async () => {
      rows.end();
      await Promise.race([once(rows, 'finish'), failed]);
      return rows.rowCount;
    },
    abort: () => rows.destroy(new Error('The restore gave up')),
  };
}
