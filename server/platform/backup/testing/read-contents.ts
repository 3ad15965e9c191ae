import { gunzipSync } from 'node:zlib';
import { END, type End, MANIFEST, toFileName, toPiece } from '../format.ts';
import { readEntries, verifyArchive } from '../read-archive.ts';

export interface Contents {
  columns: Record<string, string[]>;
  /** The rows of each table as COPY writes them, sorted because tables have no order. */
  rows: Record<string, string[]>;
  /** The bytes of each file, in hex. */
  files: Record<string, string>;
  sequences: End['sequences'];
}

/** Reads everything in an archive, in a form that can be compared. */
export async function readContents(path: string): Promise<Contents> {
  const { manifest, end } = await verifyArchive(path);
  const texts = new Map<string, string>();
  const files: Contents['files'] = {};
  for await (const { name, bytes } of readEntries(path)) {
    const table = toPiece(name)?.table;
    const file = toFileName(name);
    if (table) texts.set(table, (texts.get(table) ?? '') + gunzipSync(bytes).toString('latin1'));
    else if (file) files[file] = bytes.toString('hex');
    else if (name !== MANIFEST && name !== END) throw new Error(`Unexpected entry ${name}`);
  }
  return {
    columns: Object.fromEntries(manifest.tables.map(({ name, columns }) => [name, columns])),
    rows: Object.fromEntries(
      manifest.tables.map(({ name }) => [name, toRows(texts.get(name) ?? '')]),
    ),
    files,
    sequences: end.sequences,
  };
}

function toRows(text: string): string[] {
  return text.split('\n').slice(0, -1).toSorted();
}
