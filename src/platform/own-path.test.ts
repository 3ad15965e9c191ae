import { expect, test } from 'vitest';
import { toOwnPath } from './own-path.ts';

test.each(['/', '/recipe/ramen?from=home#step-2', '/cuisine/C%C3%B4te'])(
  '%s is a path of this site',
  (path) => {
    expect(toOwnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.test/a',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'https://evil.test',
  '',
  null,
])('[T-links-1] %j is not accepted as a path of this site', (path) => {
  expect(toOwnPath(path)).toBeUndefined();
});
