import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findRoot } from '../root.ts';
import { createStatusProblem } from './status-problem.ts';

const ROOT = findRoot(import.meta.url);

it.each([400, 413, 415])('the text of a %i is defined in one place', (status) => {
  const { message } = createStatusProblem(status);
  const files = ['server', 'texts']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(message));
  expect(files).toEqual([join('texts', 'en', 'http-errors.ts')]);
});
