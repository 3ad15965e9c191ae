import type { Saved } from './backup.ts';
import type { End, Manifest } from './format.ts';

export function toSavedSentence(
  path: string,
  { rows, files, bytes, deleted, lost }: Saved,
): string {
  return [
    `Saved ${toContents({ rows, files })} in ${path} (${toBytes(bytes)}).`,
    ...(deleted.length > 0
      ? [`Deleted while it ran, and so not in it: ${toCount(deleted.length, 'picture')}.`]
      : []),
    ...(lost.length > 0
      ? [
          `ATTENTION: missing where pictures are kept, and so not in it: ${toCount(lost.length, 'file')} (${toList(lost)}).`,
        ]
      : []),
  ].join('\n');
}

export function toRestoredSentence(path: string, manifest: Manifest, end: End): string {
  return `Restored ${toContents(end)} from ${path}, made on ${manifest.madeAt} by Simmer ${manifest.version}. Start it with npm start.`;
}

function toContents({ rows, files }: Pick<End, 'rows' | 'files'>): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const members = rows['users'] ?? 0;
  return `${toCount(total, 'row')} of ${counts.length} tables (${toCount(members, 'member')}, ${toCount(rows['posts'] ?? 0, 'post')}) and ${toCount(files, 'file')} of pictures`;
}

const toCount = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

function toList(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

function toBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
