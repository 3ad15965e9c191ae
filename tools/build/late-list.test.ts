import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeLateList } from './late-list.ts';

const toEntry = (url: string, revision: string | null = null) => ({ url, revision, size: 1 });

test('puts the name of the list into the precache instead of each late chunk', () => {
  const client = mkdtempSync(join(tmpdir(), 'simmer-late-'));
  mkdirSync(join(client, 'assets'));
  const entries = [
    toEntry('shell.html', 'a'),
    toEntry('assets/profile-a1.js'),
    toEntry('assets/cook-b2.js'),
    toEntry('covers/sun.svg', 'c'),
  ];
  const late = new Set(['assets/profile-a1.js', 'covers/sun.svg']);
  const left = writeLateList(client, entries, late).map(({ url }) => url);
  const list = left.pop() ?? '';
  expect(left).toEqual(['shell.html', 'assets/cook-b2.js', 'covers/sun.svg']);
  expect(list).toMatch(/^assets\/late-precache-[\w-]{7}\.json$/);
  expect(JSON.parse(readFileSync(join(client, list), 'utf8'))).toEqual(['assets/profile-a1.js']);
  expect(writeLateList(client, entries, new Set()).at(-1)?.url).not.toBe(list);
  rmSync(client, { recursive: true });
});
