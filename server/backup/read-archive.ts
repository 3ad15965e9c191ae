import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { createDigest } from './digest.ts';
import {
  AnyManifest,
  END,
  End,
  FORMAT_VERSION,
  LARGEST_ENTRY,
  MANIFEST,
  Manifest,
} from './format.ts';

export interface Entry {
  name: string;
  bytes: Buffer;
}

/** The entries of an archive, one after the other. Throws where the file ends early or is no tar. */
export async function* readEntries(path: string): AsyncGenerator<Entry> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), tar);
  // Reported by the loop below as well.
  reading.catch(() => undefined);
  for await (const entry of tar) {
    const { name, size } = entry.header;
    if (size > LARGEST_ENTRY) throw new Error(`${name} has ${size} bytes.`);
    yield { name, bytes: await buffer(entry) };
  }
  await reading;
}

/** Reads an archive to its end. Throws a sentence where it is no backup, of a later format, cut off or damaged. */
export async function verifyArchive(path: string): Promise<{ manifest: Manifest; end: End }> {
  let manifest: Manifest | undefined;
  let end: End | undefined;
  const digest = createDigest();
  try {
    for await (const { name, bytes } of readEntries(path)) {
      manifest ??= toManifest(path, name, bytes);
      if (end !== undefined) throw new Error('there is something after its end');
      if (name === END) end = v.parse(End, JSON.parse(bytes.toString()));
      else digest.add(name, bytes);
    }
  } catch (cause) {
    if (cause instanceof Refusal || isMissing(cause)) throw cause;
    if (manifest === undefined) throw new Refusal(toNoBackup(path), { cause });
    throw new Refusal(toDamaged(path, cause instanceof Error ? cause.message : ''), { cause });
  }
  if (manifest === undefined) throw new Refusal(toNoBackup(path));
  if (end === undefined) throw new Refusal(toDamaged(path, 'its end is missing'));
  if (end.sha256 !== digest.end()) throw new Refusal(toDamaged(path, 'its checksum differs'));
  return { manifest, end };
}

class Refusal extends Error {}

function toManifest(path: string, name: string, bytes: Buffer): Manifest {
  const read = name === MANIFEST ? v.safeParse(AnyManifest, toJson(bytes)) : undefined;
  if (!read?.success) throw new Refusal(toNoBackup(path));
  const { formatVersion, version } = read.output;
  if (formatVersion > FORMAT_VERSION) {
    throw new Refusal(
      `${path} was made by Simmer ${version} in a format that this one does not know (${formatVersion}). Restore it with that version or a later one.`,
    );
  }
  return v.parse(Manifest, toJson(bytes));
}

function toJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

const toNoBackup = (path: string) => `${path} is not a backup of Simmer.`;
const toDamaged = (path: string, reason: string) =>
  `${path} is damaged or was not copied to its end (${reason}). Nothing was changed.`;

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))
  );
}
