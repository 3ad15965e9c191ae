import * as v from 'valibot';

// A tar with these entries, in this order (docs/decisions/0096):
//   manifest.json             the contents and the schema version
//   tables/<name>/000001.gz   the rows of a table as COPY writes them, in pieces of about a megabyte
//   uploads/<name>.webp       every file of every upload
//   end.json                  counts, sequences, and the checksum of all other entries

/** Increase when older versions cannot read the written format. */
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const END = 'end.json';

const MEGABYTE = 1024 * 1024;

/**
 * Rows are written in pieces: a tar has the length of an entry before its bytes, and a table may not fit into memory.
 */
export const PIECE_BYTES = MEGABYTE;

// Limits for reading, because an archive can come from any source. Simmer writes far less: it cuts a piece at a
// megabyte, and each row and picture is smaller than that.
const LARGEST_MANIFEST = MEGABYTE;
const LARGEST_FILE = 16 * MEGABYTE;
const LARGEST_END = 8 * MEGABYTE;
/** Limit of a row and of an unpacked piece. */
export const LARGEST_ROW = 16 * MEGABYTE;
export const LARGEST_UNPACKED = 16 * MEGABYTE;
/** Compression makes random bytes slightly longer. */
const LARGEST_PIECE = LARGEST_UNPACKED + MEGABYTE;
const MOST_NAMES = 1000;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.regex(/^\w{1,63}$/));
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(MOST_NAMES));

/**
 * Parsed before the rest, so that an archive of a later format is refused because of its version and not because of
 * its fields.
 */
export const AnyManifest = v.object({
  format: v.literal('simmer-backup'),
  formatVersion: Count,
  /** Version of the Simmer that made the backup. */
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/)),
});

const Table = v.object({ name: Name, columns: list(Name) });
export type Table = v.InferOutput<typeof Table>;

export const Manifest = v.object({
  ...AnyManifest.entries,
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: list(
    v.object({
      name: v.pipe(v.string(), v.regex(/^\d{3}_\w{1,100}\.sql$/)),
      hash: v.pipe(v.string(), v.regex(/^[\da-f]{0,64}$/)),
    }),
  ),
  tables: list(Table),
});
export type Manifest = v.InferOutput<typeof Manifest>;

const Sequence = v.object({
  table: Name,
  column: Name,
  /** A 64-bit integer. */
  value: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
  isCalled: v.boolean(),
});
export type Sequence = v.InferOutput<typeof Sequence>;

export const End = v.object({
  rows: v.record(Name, Count),
  files: Count,
  sequences: list(Sequence),
  /** Uploads that were deleted while the backup ran: the backup has their rows but not their files. */
  deleted: v.array(v.pipe(v.string(), v.uuid())),
  /** Files that were missing before the backup. */
  lost: v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,90}$/))),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});
export type End = v.InferOutput<typeof End>;

export function toPieceName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.gz`;
}

/** Returns the table and number of a piece, or undefined for any other entry. */
export function toPiece(entry: string): { table: string; number: number } | undefined {
  const [, table, number] = /^tables\/(\w{1,63})\/(\d{6,9})\.gz$/.exec(entry) ?? [];
  return table === undefined ? undefined : { table, number: Number(number) };
}

export function toFileEntry(name: string): string {
  return `uploads/${name}`;
}

export function toFileName(entry: string): string | undefined {
  return /^uploads\/([\w.-]{1,90})$/.exec(entry)?.[1];
}

/** Maximum bytes of an entry; undefined if a backup has no such entry. */
export function toLargest(entry: string): number | undefined {
  if (entry === MANIFEST) return LARGEST_MANIFEST;
  if (entry === END) return LARGEST_END;
  if (toPiece(entry)) return LARGEST_PIECE;
  return toFileName(entry) === undefined ? undefined : LARGEST_FILE;
}
