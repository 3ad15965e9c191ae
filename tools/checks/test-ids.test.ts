import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readNamedTests, readPages } from '#tools/docs/read-tests.ts';
import { listIds, toWritten } from '#tools/docs/test-ids.ts';

const tests = readNamedTests();
const pages = readPages();
const ids = new Set(tests.map(({ id }) => id));

test('gives each id to only one test', () => {
  const shared = tests.filter((one) => tests.some((two) => two !== one && two.id === one.id));
  expect(shared.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
});

test('has a test for every id in a document', () => {
  const missing = pages.flatMap(({ path, text }) =>
    listIds(text)
      .filter((id) => !ids.has(id))
      .map((id) => `${path} names ${id}`),
  );
  expect(missing).toEqual([]);
});

test('refers to tests in documents by their id instead of their title', () => {
  const afterFile = /`[\w/.-]+\.(?:test|spec)\.tsx?`:? [“"][^”"]+[”"]/g;
  const titles = new Set(tests.map(({ title }) => title));
  const quoted = pages.flatMap(({ path, text }) => {
    const written = toWritten(text);
    const quotes = Array.from(written.matchAll(/“([^”]+)”/g), ([, words = '']) => words);
    const found = [...(written.match(afterFile) ?? []), ...quotes.filter((one) => titles.has(one))];
    return found.map((words) => `${path}: ${words}`);
  });
  expect(quoted).toEqual([]);
});

test('names a test for every threat in docs/security.md', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const [, threats = ''] = /^## Threats and defences$([^]*?)^## /m.exec(page) ?? [];
  const [, , ...rows] = threats.split('\n').filter((line) => line.startsWith('| '));
  expect(rows).not.toEqual([]);
  expect(rows.filter((row) => listIds(row).length === 0)).toEqual([]);
});
