import { expect, test } from 'vitest';
import { toCanonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/recipe/dan-dan-noodles', '/recipe/dan-dan-noodles'],
  ['/recipe/dan-dan-noodles/', '/recipe/dan-dan-noodles'],
  ['//recipe///dan-dan-noodles//', '/recipe/dan-dan-noodles'],
  ['/recipe/DAN-DAN-NOODLES', '/recipe/dan-dan-noodles'],
  ['/Recipe/Dan-Dan-Noodles/Cook', '/recipe/dan-dan-noodles/cook'],
  ['/recipe/dan%2Ddan-noodles', '/recipe/dan-dan-noodles'],
  ['/recipe/dan-dan-noodles%20', '/recipe/dan-dan-noodles'],
  ['/recipe/Dan%20Dan%20Noodles', '/recipe/dan-dan-noodles'],
  ['/recipe/dan-dan-noodles/index.html', '/recipe/dan-dan-noodles'],
  ['/recipe%2Fdan-dan-noodles', '/recipe/dan-dan-noodles'],
  ['/ALL-RECIPES', '/all-recipes'],
])('%s is %s', (path, canonical) => {
  expect(toCanonicalPath(path)).toBe(canonical);
  expect(toCanonicalPath(canonical)).toBe(canonical);
});

test.each([
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/recipe/%ZZ/',
  '/recipe/..%2F..%2F/',
  '/recipe/phở/',
  '/@someone/',
])('%s stays unchanged', (path) => {
  expect(toCanonicalPath(path)).toBe(path);
});
