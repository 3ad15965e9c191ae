import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findRoot } from '../root.ts';
import { createStatusProblem } from './status-problem.ts';

const SERVER = join(findRoot(import.meta.url), 'server');

it.each([400, 413, 415])('the text of a %i is defined in one place', (status) => {
  const { message } = createStatusProblem(status);
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(join(SERVER, file), 'utf8').includes(message));
  expect(files).toEqual([join('http', 'status-problem.ts')]);
});
