import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isInNodeRange } from './node-range.ts';

const LockFile = v.object({
  packages: v.record(
    v.string(),
    // Some packages are from before npm used an object for `engines` and have a list.
    v.object({
      engines: v.optional(v.union([v.record(v.string(), v.string()), v.array(v.string())])),
    }),
  ),
});

/** The oldest supported Node release, the lower bound in package.json. */
const OLDEST = '20.19.0';

/**
 * Packages that exclude the oldest release and are still used, by their path in the lock file, each with its reason.
 */
const BENCH_ONLY = 'runs on it all the same, and only `npm run bench -- first-view` loads it';
const EXCEPTIONS = new Map<string, string>([
  ['node_modules/lighthouse', BENCH_ONLY],
  ['node_modules/lighthouse/node_modules/@puppeteer/browsers', BENCH_ONLY],
  ['node_modules/lighthouse/node_modules/puppeteer-core', BENCH_ONLY],
]);

const { packages } = v.parse(LockFile, JSON.parse(readFileSync('package-lock.json', 'utf8')));

function toNodeRange(path: string): string {
  const engines = packages[path]?.engines;
  return (Array.isArray(engines) ? undefined : engines?.['node']) ?? '*';
}

describe('every package we install', () => {
  it(`runs on Node ${OLDEST} or is listed as an exception with a reason`, () => {
    const excluding = Object.keys(packages).filter(
      (path) => !isInNodeRange(OLDEST, toNodeRange(path)),
    );
    expect(excluding).toEqual([...EXCEPTIONS.keys()]);
  });

  it('supports the same range as package.json', () => {
    expect(toNodeRange('')).toBe('>=20.19');
  });
});

describe('a range of Node versions', () => {
  it.each([
    ['>=22', false],
    ['>=20.19.1', false],
    ['>20', false],
    ['>=22.12.0 || ^18.0.0', false],
    ['<20', false],
    ['^20.20.0', false],
    ['~20.18.0', false],
    ['20.18.x', false],
    ['20 || >=22', true],
    ['^20.19.0 || >=22.12.0', true],
    ['>= 0.4', true],
    ['>=18 <21', true],
    ['<=20', true],
    ['20.x', true],
    ['~20.19', true],
    ['*', true],
    ['', true],
  ])('"%s" contains 20.19.0: %s', (range, isInside) => {
    expect(isInNodeRange('20.19.0', range)).toBe(isInside);
  });

  it('throws if it cannot be parsed', () => {
    expect(() => isInNodeRange('20.19.0', 'lts/iron')).toThrow('lts/iron');
  });
});
