import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** These names contain a hash of the content, so the worker needs no revision for them. */
const FOUND_BY_NAME = /^assets\//;

/**
 * Moves the chunks in `late` (URLs) from the worker's precache list into a JSON file in `client`, which the worker
 * caches and reads when it is idle. This keeps the worker small. Returns the remaining entries with one for that file.
 */
export function writeLateList<E extends Entry>(
  client: string,
  entries: readonly E[],
  late: ReadonlySet<string>,
): (E | Entry)[] {
  const isListed = ({ url }: Entry) => late.has(url) && FOUND_BY_NAME.test(url);
  const list = JSON.stringify(entries.filter(isListed).map(({ url }) => url));
  const hash = createHash('sha256').update(list).digest('base64url').slice(0, 7);
  const url = `assets/late-precache-${hash}.json`;
  writeFileSync(join(client, url), list);
  const rest = entries.filter((entry) => !isListed(entry));
  return [...rest, { url, revision: null, size: list.length }];
}
