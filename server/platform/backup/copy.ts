import { once } from 'node:events';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from, to } from 'pg-copy-streams';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { LARGEST_UNPACKED, PIECE_BYTES, type Table } from './format.ts';
import type { SavedTable } from './tables.ts';
import { unpackPiece } from './unpack.ts';

const pack = promisify(gzip);
/** Makes the written values independent of the settings of PostgreSQL. */
export const PLAIN_VALUES = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;

/** Reads a table in compressed pieces and returns its number of rows. */
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
  const cut = async (smallest: number) => {
    let rest = Buffer.concat(waiting);
    while (rest.length >= smallest) {
      // A piece may end within a row, because the pieces of a table form one stream.
      const piece = rest.subarray(0, LARGEST_UNPACKED);
      rest = rest.subarray(piece.length);
      pieces += 1;
      await takePiece(await pack(piece), pieces);
    }
    waiting = [rest];
    bytes = rest.length;
  };
  for await (const chunk of rows) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await cut(PIECE_BYTES);
  }
  await cut(1);
  // The stream ends before the server reports the number of rows. The next query runs after that.
  await client.query('select');
  return rows.rowCount;
}

export interface CopyIn {
  table: string;
  write(piece: Buffer): Promise<void>;
  end(): Promise<number>;
  /** Cancels the copy, so that the connection accepts other statements again. */
  abort(): void;
}

export function copyIn(client: PoolClient, { name, columns }: Table): CopyIn {
  const list = columns.map(escapeIdentifier).join(', ');
  const rows = client.query(from(`copy ${escapeIdentifier(name)} (${list}) from stdin`));
  const failed = new Promise<never>((_resolve, reject) => rows.on('error', reject));
  void ignoreError(failed, 'The next step throws the error');
  return {
    table: name,
    write: async (piece) => {
      const bytes = await unpackPiece(piece);
      if (!rows.write(bytes)) await Promise.race([once(rows, 'drain'), failed]);
    },
    end: async () => {
      rows.end();
      await Promise.race([once(rows, 'finish'), failed]);
      return rows.rowCount;
    },
    abort: () => rows.destroy(new Error('The restore was aborted')),
  };
}
