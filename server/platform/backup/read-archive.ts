import * as v from 'valibot';
import { createOrderCheck } from './check-order.ts';
import { createDigest } from './digest.ts';
import { AnyManifest, END, End, FORMAT_VERSION, MANIFEST, Manifest, toLargest } from './format.ts';
import { type Entry, readTar } from './read-tar.ts';

/** Yields the entries of an archive. Throws if the file is truncated, is not a tar, or has an unknown entry. */
export function readEntries(path: string): AsyncGenerator<Entry> {
  return readTar(path, toLargest);
}

/**
 * Reads a whole archive. Throws a readable error if it is not a backup, has a later format, or is truncated, damaged
 * or crafted.
 */
export async function verifyArchive(path: string): Promise<{ manifest: Manifest; end: End }> {
  let manifest: Manifest | undefined;
  const entries = readEntries(path);
  try {
    const first = await entries.next();
    if (first.done) throw new Refusal(toNoBackup(path));
    manifest = toManifest(path, first.value);
    return { manifest, end: await verifyRest(manifest, first.value, entries) };
  } catch (cause) {
    if (cause instanceof Refusal || isMissing(cause)) throw cause;
    if (manifest === undefined) throw new Refusal(toNoBackup(path), { cause });
    throw new Refusal(toDamaged(path, cause instanceof Error ? cause.message : ''), { cause });
  } finally {
    await entries.return(undefined);
  }
}

async function verifyRest(
  manifest: Manifest,
  first: Entry,
  entries: AsyncGenerator<Entry>,
): Promise<End> {
  const order = createOrderCheck(manifest);
  const digest = createDigest();
  digest.add(first.name, first.bytes);
  let end: End | undefined;
  for await (const { name, bytes } of entries) {
    if (end !== undefined) throw new Error('it has an entry after its end');
    if (name === END) {
      end = toEnd(bytes);
      continue;
    }
    digest.add(name, bytes);
    await order.add(name, bytes);
  }
  if (end === undefined) throw new Error('its end entry is missing');
  if (end.sha256 !== digest.end()) throw new Error('its checksum differs');
  order.end(end);
  return end;
}

function toEnd(bytes: Buffer): End {
  const read = v.safeParse(End, toJson(bytes), FIRST_ISSUE);
  if (!read.success) throw new Error('its end entry is invalid');
  return read.output;
}

class Refusal extends Error {}

function toManifest(path: string, { name, bytes }: Entry): Manifest {
  const read = name === MANIFEST ? v.safeParse(AnyManifest, toJson(bytes)) : undefined;
  if (!read?.success) throw new Refusal(toNoBackup(path));
  const { formatVersion, version } = read.output;
  if (formatVersion > FORMAT_VERSION) {
    throw new Refusal(
      `${path} was made by Simmer ${version} in a format that this one does not know (${formatVersion}). Restore it with that version or a later one.`,
    );
  }
  const whole = v.safeParse(Manifest, toJson(bytes), FIRST_ISSUE);
  if (!whole.success) throw new Refusal(toDamaged(path, 'its manifest is invalid'));
  return whole.output;
}

// A list of all mistakes could be longer than the archive.
const FIRST_ISSUE = { abortEarly: true };
/**
 * Maximum number of lists and objects in a manifest or an end. Each one can take two bytes in the file but far more
 * memory.
 */
const MOST_LISTS = 5000;

function toJson(bytes: Buffer): unknown {
  let lists = 0;
  for (const byte of bytes) if (byte === 0x5b || byte === 0x7b) lists += 1;
  if (lists > MOST_LISTS) return undefined;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

const toNoBackup = (path: string) => `${path} is not a backup of Simmer.`;
const toDamaged = (path: string, reason: string) =>
  `${path} is damaged or incomplete (${reason}). Nothing was changed.`;

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))
  );
}
