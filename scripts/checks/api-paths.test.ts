import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest } from './folders.ts';
import { listSources } from './imports.ts';

/** A string that begins with the base of the API. */
const API_PATH = /['"`]\/api\b/;
const PRODUCT = /^(?:src|sw|server|texts|contract)\//;

test('a path of the API stands in the contract and nowhere else', () => {
  const named = listSources('.').filter(
    (file) => PRODUCT.test(file) && !isTest(file) && API_PATH.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual(['contract/api-base.ts']);
});
