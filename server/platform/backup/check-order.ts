import {
  type End,
  LARGEST_ROW,
  type Manifest,
  PIECE_BYTES,
  toFileName,
  toPiece,
} from './format.ts';
import { unpackPiece } from './unpack.ts';

interface Counted {
  rows: number;
  pieces: number;
  /** Unpacked bytes of the last piece. Only the last piece of a table may be small, which limits their number. */
  last: number;
  /** Bytes of the row that continues in the next piece. */
  open: number;
}

/**
 * Checks that each entry between the manifest and the end is announced, is in order, and has rows within the size
 * limit. `end` compares the counts.
 */
export function createOrderCheck({ tables }: Manifest) {
  const counted = new Map<string, Counted>(
    tables.map(({ name }) => [name, { rows: 0, pieces: 0, last: PIECE_BYTES, open: 0 }]),
  );
  let current = '';
  let files = 0;

  const addPiece = async (table: string, number: number, bytes: Buffer) => {
    const count = counted.get(table);
    const isNext = count?.pieces === number - 1 && (current === table || number === 1);
    if (count === undefined || !isNext || files > 0 || count.last < PIECE_BYTES)
      throw new Error(OUT_OF_ORDER);
    current = table;
    count.pieces = number;
    const unpacked = await unpackPiece(bytes);
    count.last = unpacked.length;
    for (let at = 0; at < unpacked.length; ) {
      const end = unpacked.indexOf('\n', at);
      const next = end === -1 ? unpacked.length : end + 1;
      count.open += next - at;
      if (count.open > LARGEST_ROW)
        throw new Error(`${table} has a row of more than ${LARGEST_ROW} bytes`);
      if (end !== -1) {
        count.rows += 1;
        count.open = 0;
      }
      at = next;
    }
  };

  return {
    add: async (name: string, bytes: Buffer): Promise<void> => {
      const piece = toPiece(name);
      if (piece) await addPiece(piece.table, piece.number, bytes);
      else if (toFileName(name) === undefined) throw new Error(OUT_OF_ORDER);
      else files += 1;
    },
    end: ({ rows, files: announced }: End): void => {
      if (files !== announced) throw new Error(`it has ${files} files instead of ${announced}`);
      for (const [table, count] of counted) {
        if (count.rows === rows[table] && count.open === 0) continue;
        throw new Error(`${table} has ${count.rows} rows instead of ${rows[table]}`);
      }
    },
  };
}

const OUT_OF_ORDER = 'its entries are in the wrong order';
