import * as v from 'valibot';

// A tar with these entries, in this order (docs/decisions/0096):
//   manifest.json             what follows, and from which schema it is
//   tables/<name>/000001.gz   the rows of a table as COPY writes them, in pieces of about a megabyte
//   uploads/<name>.webp       every file of every upload
//   end.json                  counts, sequences, and the checksum of everything before

/** Raised where an older Simmer could not read what is written. */
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const END = 'end.json';

const MEGABYTE = 1024 * 1024;

/** A tar has the length of an entry before its bytes, and a table may not fit into memory. */
export const PIECE_BYTES = MEGABYTE;

// Limits for reading, since an archive can come from anywhere. Simmer writes far less: a piece is cut at a megabyte, and each row
// and picture is smaller than that.
const LARGEST_MANIFEST = MEGABYTE;
const LARGEST_FILE = 16 * MEGABYTE;
const LARGEST_END = 8 * MEGABYTE;
/** A row, and a piece after it is unpacked. */
export const LARGEST_ROW = 16 * MEGABYTE;
export const LARGEST_UNPACKED = 16 * MEGABYTE;
/** Random bytes grow a little when they are packed. */
const LARGEST_PIECE = LARGEST_UNPACKED + MEGABYTE;
const MOST_NAMES = 1000;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.regex(/^\w{1,63}$/));
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(MOST_NAMES));

/** Read before the rest, so that an archive of a later format is refused by its number and not by its fields. */
export const AnyManifest = v.object({
  format: v.literal('simmer-backup'),
  formatVersion: Count,
  /** Of the Simmer that made it. */
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/)),
});

const Table = v.object({ name: Name, columns: list(Name) });
export type Table = v.InferOutput<typeof Table>;

export const Manifest = v.object({
  ...AnyManifest.entries,
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** What the schema was made by. */
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
  /** A 64-bit number. */
  value: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
  isCalled: v.boolean(),
});
export type Sequence = v.InferOutput<typeof Sequence>;

export const End = v.object({
  /** By table. */
  rows: v.record(Name, Count),
  files: Count,
  sequences: list(Sequence),
  /** Uploads that were deleted while the backup ran: their rows are in it, their files are not. */
  deleted: v.array(v.pipe(v.string(), v.uuid())),
  /** Files that were lost before. */
  lost: v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,90}$/))),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});
export type End = v.InferOutput<typeof End>;

export function toPieceName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.gz`;
}

/** The table of a piece and its number; undefined for another entry. */
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
