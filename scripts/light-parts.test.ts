import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no part of the app asks for the mutations that its build leaves out', () => {
  const found = execFileSync('git', ['ls-files', '-z', 'src'], { encoding: 'utf8' }).split('\0');
  const asking = found.filter(
    (file) =>
      /\.tsx?$/.test(file) && /\b(use|Is)Mutat|MutationCache/.test(readFileSync(file, 'utf8')),
  );
  expect(asking).toEqual([]);
});
