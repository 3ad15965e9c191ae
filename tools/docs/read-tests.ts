import { readFileSync } from 'node:fs';
import { listFiles } from '#tools/checks/imports.ts';
import { findTests, type NamedTest } from './test-ids.ts';

const TEST_SOURCE = /\.(test|spec)\.tsx?$/;

/** Lists every test that has an id, from all test runners. */
export function readNamedTests(): NamedTest[] {
  return listFiles('.')
    .filter((file) => TEST_SOURCE.test(file))
    .flatMap((file) => findTests(file, readFileSync(file, 'utf8')));
}

/** Reads all Markdown files. */
export function readPages(): { path: string; text: string }[] {
  return listFiles('.')
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
