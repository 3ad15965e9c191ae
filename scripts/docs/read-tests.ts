import { readFileSync } from 'node:fs';
import { listFiles } from '../checks/imports.ts';
import { findTests, type NamedTest } from './test-ids.ts';

const TEST_SOURCE = /\.(test|spec)\.tsx?$/;

/** Every test with an id, in the files of all test runners. */
export function readNamedTests(): NamedTest[] {
  return listFiles('.')
    .filter((file) => TEST_SOURCE.test(file))
    .flatMap((file) => findTests(file, readFileSync(file, 'utf8')));
}

/** Every document, by its path. */
export function readPages(): { path: string; text: string }[] {
  return listFiles('.')
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
