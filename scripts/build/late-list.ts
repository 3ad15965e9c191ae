import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** What the worker finds by its address alone: its name carries the hash of its content. */
const FOUND_BY_NAME = /^assets\//;

/**
 * Takes the chunks that are precached late, `late` by their addresses, out of the list that the worker carries, and writes
 * them into a file of the build in `client` that the worker keeps and reads: each name there weighs, and the worker
 * needs them only when it has time. Answers the entries that are left, with that file among them.
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
