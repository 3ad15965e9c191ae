/** "- milk", "• milk", "☐ milk", "1. milk", "2) 500 g rice". "1.5 l milk" has no mark. */
const BULLET = /^\s*(?:[-–—*]\s+|[•▢☐]\s*|\d{1,3}[.)]\s+(?=[\p{L}\p{N}]))/u;

/** Removes the mark before a line of a pasted list. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim();
}

/** Returns the non-empty lines of a text as items. */
export function splitItems(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map(withoutBullet)
    .filter(Boolean);
}
