import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { makeBackup } from './backup.ts';
import { createDigest } from './digest.ts';
import { LARGEST_UNPACKED, type Manifest } from './format.ts';
import { verifyArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const run = promisify(execFile);
const SCRIPT = new URL('./testing/measure-verify.ts', import.meta.url).pathname;
const MANIFEST: Manifest = {
  format: 'simmer-backup',
  formatVersion: 1,
  version: '0.1.0',
  madeAt: '2026-11-25T00:00:00.000Z',
  migrations: [],
  tables: [{ name: 'users', columns: ['id'] }],
};
const findNothing = async () => undefined;
const END = { rows: { users: 0 }, files: 0, sequences: [], deleted: [], lost: [] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simmer-crafted-'));
});
afterAll(() => rm(folder, { recursive: true }));

function toHeader(name: string, size: number, type = '0'): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function toEntry(name: string, bytes: Buffer | string, type = '0'): Buffer {
  const content = Buffer.from(bytes);
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
  return Buffer.concat([toHeader(name, content.length, type), content, padding]);
}

/** Builds a tar of plain files with a valid checksum. */
function toArchive(entries: [name: string, bytes: Buffer | string][], end: object = END): Buffer {
  const all: typeof entries = [['manifest.json', JSON.stringify(MANIFEST)], ...entries];
  const digest = createDigest();
  for (const [name, bytes] of all) digest.add(name, Buffer.from(bytes));
  const last = JSON.stringify({ ...end, sha256: digest.end() });
  return Buffer.concat([
    ...all.map(([name, bytes]) => toEntry(name, bytes)),
    toEntry('end.json', last),
    Buffer.alloc(1024),
  ]);
}

const piece = (number: number) => `tables/users/${String(number).padStart(6, '0')}.gz`;
/** 16 MB compressed to 16 kB. Concatenated copies unpack to one text. */
const zeros = gzipSync(Buffer.alloc(LARGEST_UNPACKED));
const letters = gzipSync(Buffer.alloc(LARGEST_UNPACKED, 'a'));

const CRAFTED: [what: string, sentence: string, write: (path: string) => Promise<unknown>][] = [
  [
    'a piece of 3 MB that unpacks to 3 GB',
    'a piece of a table has more than 16777216 bytes',
    (path) => writeFile(path, toArchive([[piece(1), Buffer.concat(Array(190).fill(zeros))]])),
  ],
  [
    'one row in a hundred pieces',
    'users has a row of more than 16777216 bytes',
    (path) =>
      writeFile(path, toArchive(Array.from({ length: 100 }, (_, n) => [piece(n + 1), letters]))),
  ],
  [
    'a header of a gigabyte',
    'it has an invalid header',
    async (path) => {
      await writeFile(path, toEntry('manifest.json', JSON.stringify(MANIFEST)));
      await appendFile(path, toHeader('pax', 2 ** 30, 'x'));
      await truncate(path, 2 ** 30);
    },
  ],
  [
    'a name of a gigabyte',
    'it has an invalid header',
    async (path) => {
      await writeFile(path, toEntry('manifest.json', JSON.stringify(MANIFEST)));
      await appendFile(path, toHeader('././@LongLink', 2 ** 30, 'L'));
      await truncate(path, 2 ** 30);
    },
  ],
  [
    'a picture of two gigabytes',
    'uploads/soup.webp is too large (2147483648 bytes)',
    async (path) => {
      await writeFile(path, toEntry('manifest.json', JSON.stringify(MANIFEST)));
      await appendFile(path, toHeader('uploads/soup.webp', 2 ** 31));
      await truncate(path, 2 ** 31);
    },
  ],
  [
    'a hundred thousand entries of nothing',
    'it has an unknown entry',
    (path) =>
      writeFile(path, toArchive(Array.from({ length: 100_000 }, (_, n) => [`jam/${n}`, '']))),
  ],
  [
    'a hundred thousand pieces of one table',
    'its entries are in the wrong order',
    async (path) => {
      const nothing = gzipSync('');
      const pieces = Array.from({ length: 100_000 }, (_, n): [string, Buffer] => [
        piece(n + 1),
        nothing,
      ]);
      await writeFile(path, toArchive(pieces, { ...END, rows: { users: 7 } }));
    },
  ],
  [
    'an end of a gigabyte',
    'end.json is too large (1073741824 bytes)',
    async (path) => {
      await writeFile(path, toEntry('manifest.json', JSON.stringify(MANIFEST)));
      await appendFile(path, toHeader('end.json', 2 ** 30));
      await truncate(path, 2 ** 30);
    },
  ],
  [
    'an end of eight million lists in each other',
    'its end entry is invalid',
    (path) =>
      writeFile(
        path,
        Buffer.concat([
          toEntry('manifest.json', JSON.stringify(MANIFEST)),
          toEntry('end.json', '['.repeat(8_000_000)),
        ]),
      ),
  ],
  [
    'a manifest of two thousand tables',
    'its manifest is invalid',
    (path) => {
      const tables = Array.from({ length: 2000 }, () => ({ name: 'a', columns: [] }));
      return writeFile(path, toEntry('manifest.json', JSON.stringify({ ...MANIFEST, tables })));
    },
  ],
];

describe('a crafted archive', () => {
  const paths: string[] = [];
  beforeAll(async () => {
    for (const [n, [, , write]] of CRAFTED.entries()) {
      const path = join(folder, `crafted-${n}.tar`);
      await write(path);
      paths.push(path);
    }
  });

  it.each(CRAFTED.map(([what, sentence], n) => [what, sentence, n] as const))(
    'with %s is refused',
    async (_what, sentence, n) => {
      const path = paths[n] ?? '';
      await expect(verifyArchive(path)).rejects.toThrow(
        `${path} is damaged or incomplete (${sentence}). Nothing was changed.`,
      );
    },
  );

  it('takes as little memory as a real archive', async () => {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', SCRIPT, ...paths]);
    const { said, grownMb } = JSON.parse(stdout);
    expect(said).toHaveLength(CRAFTED.length);
    expect(said).not.toContain('accepted');
    expect(grownMb).toBeLessThan(200);
  });

  it.each([
    ['a piece after another table', [piece(2)]],
    ['a piece twice', [piece(1), piece(1)]],
    ['a piece of a table that is not announced', ['tables/jam/000001.gz']],
    ['a piece after a picture', ['uploads/a.webp', piece(1)]],
    ['a second manifest', ['manifest.json']],
  ])('with %s is refused', async (_what, names) => {
    const path = join(folder, 'order.tar');
    await writeFile(path, toArchive(names.map((name) => [name, gzipSync('')])));
    await expect(verifyArchive(path)).rejects.toThrow('are in the wrong order');
  });

  it('is refused without printing the names of its entries', async () => {
    const path = join(folder, 'names.tar');
    await writeFile(path, toArchive([['\u001B[31mjam', '']]));
    const refusal = await verifyArchive(path).catch(String);
    expect(refusal).not.toContain('jam');
  });
});

describe('a backup', () => {
  it('of a row of 12 MB can be read', async () => {
    const database = await openTestDatabase();
    const text = randomBytes(6 * 1024 * 1024).toString('hex');
    await database.pool.query(`insert into post_words (word) values ('soup')`);
    await database.pool.query(
      `insert into recipes (id, name, cuisine, cuisine_id, body, etag, source_hash)
       values ('soup', 'Soup', 'Thai', 'thai', $1, '', '')`,
      [text],
    );
    const path = join(folder, 'long-row.tar');
    await makeBackup(database.pool, { read: findNothing }, { path, version: '0.0.0' });
    await database.close();
    const { end } = await verifyArchive(path);
    expect(end.rows).toMatchObject({ post_words: 1, recipes: 1 });
  });

  it('is not written with an entry that a restore would refuse', async () => {
    const tooLarge = writeArchive(join(folder, 'large.tar'), async (add) => {
      await add('uploads/a.webp', Buffer.alloc(17 * 1024 * 1024));
      return END;
    });
    await expect(tooLarge).rejects.toThrow('uploads/a.webp has 17825792 bytes');
  });
});
