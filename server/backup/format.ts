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
/** Larger ones are none of ours: a piece is cut at a megabyte, and a stored picture is far smaller. */
export const LARGEST_ENTRY = 256 * 1024 * 1024;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Read before the rest, so that an archive of a later format is refused by its number and not by its fields. */
export const AnyManifest = v.object({
  format: v.literal('simmer-backup'),
  formatVersion: Count,
  /** Of the Simmer that made it. */
  version: v.string(),
});

const Table = v.object({ name: v.string(), columns: v.array(v.string()) });
export type Table = v.InferOutput<typeof Table>;

export const Manifest = v.object({
  ...AnyManifest.entries,
  madeAt: v.string(),
  /** What the schema was made by. */
  migrations: v.array(v.object({ name: v.string(), hash: v.string() })),
  tables: v.array(Table),
});
export type Manifest = v.InferOutput<typeof Manifest>;

const Sequence = v.object({
  table: v.string(),
  column: v.string(),
  /** A 64-bit number. */
  value: v.pipe(v.string(), v.regex(/^\d+$/)),
  isCalled: v.boolean(),
});
export type Sequence = v.InferOutput<typeof Sequence>;

export const End = v.object({
  /** By table. */
  rows: v.record(v.string(), Count),
  files: Count,
  sequences: v.array(Sequence),
  /** Uploads that were deleted while the backup ran: their rows are in it, their files are not. */
  deleted: v.array(v.string()),
  /** Files that were lost before. */
  lost: v.array(v.string()),
  sha256: v.string(),
});
export type End = v.InferOutput<typeof End>;

export function toPieceName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.gz`;
}

/** The table of a piece; undefined for another entry. */
export function toTableName(entry: string): string | undefined {
  return /^tables\/(\w+)\/\d{6,}\.gz$/.exec(entry)?.[1];
}

export function toFileEntry(name: string): string {
  return `uploads/${name}`;
}

export function toFileName(entry: string): string | undefined {
  return /^uploads\/([\w.-]+)$/.exec(entry)?.[1];
}
