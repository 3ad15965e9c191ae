import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { listFiles } from '#tools/checks/imports.ts';
import { PLANTED_BUGS, type PlantedBug, plant } from './planted-bugs.ts';

const tests = listFiles('.').filter((file) => /\.(test|spec)\.tsx?$/.test(file));

describe.each(PLANTED_BUGS)('$id', (bug) => {
  it('can be planted', () => {
    const text = readFileSync(bug.file, 'utf8');
    expect(plant(text, bug)).not.toBe(text);
  });

  it('has test files that can find it and that no other bug of its wave uses', () => {
    const own = tests.filter((file) => bug.files.test(file));
    const others = PLANTED_BUGS.filter(({ id, wave }) => id !== bug.id && wave === bug.wave);
    expect(own).not.toEqual([]);
    expect(own.filter((file) => others.some(({ files }) => files.test(file)))).toEqual([]);
  });
});

test('each of the four waves has six bugs, and all ids differ', () => {
  const waves = [1, 2, 3, 4].map((wave) => PLANTED_BUGS.filter((bug) => bug.wave === wave).length);
  expect(waves).toEqual([6, 6, 6, 6]);
  expect(new Set(PLANTED_BUGS.map(({ id }) => id)).size).toBe(PLANTED_BUGS.length);
});

test('refuses to plant a bug unless its source occurs exactly once', () => {
  const bug: PlantedBug = {
    id: 'sum',
    subject: 'Sums are differences.',
    file: 'sum.ts',
    find: 'a + b',
    replace: 'a - b',
    wave: 1,
    files: /sum/,
  };
  expect(plant('return a + b;', bug)).toBe('return a - b;');
  for (const text of ['return a * b;', 'a + b, a + b']) {
    expect(() => plant(text, bug)).toThrow('sum: sum.ts has to contain this exactly once: a + b');
  }
});
